import type { Context } from '../../../context.ts';
import { databaseFailure } from '../../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../../db/tryAgain.ts';
import { describeError } from '../../../failures/describeError.ts';
import { ProviderUnavailable } from '../providers/PaymentAdapter.ts';

/** The provider's response to a call that it was owed. */
export type Told = 'done' | 'refused' | 'unknown';

/** Makes a call that a provider is owed. */
export async function tellProvider(
  context: Context,
  about: { order: string; providerAction: string },
  call: () => Promise<void>,
): Promise<Told> {
  try {
    await call();
    return 'done';
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error']({ ...about, failure: describeError(error) }, 'provider not told');
    return unknown ? 'unknown' : 'refused';
  }
}

/** Written twice it is written once: a lost commit is no reason to tell the provider again. */
export const writeOnce = <T>(change: () => Promise<T>) =>
  tryAgain(change, (error) => databaseFailure(error) !== null);
