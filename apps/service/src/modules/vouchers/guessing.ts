import { addressForLimits, networkForLimits } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../handler.ts';
import { returnTry, takeTry } from '../../rateLimit.ts';
import { perNetwork, perVisitor } from './voucherData.ts';

/** Takes a try before a code is looked up. */
export async function takeGuess(context: Context, { address }: RequestFacts): Promise<void> {
  await takeTry(context, perNetwork, 'voucher network', networkForLimits(address));
  await takeTry(context, perVisitor, 'voucher', addressForLimits(address));
}

/** The code was right: it was no guess. */
export async function returnGuess(context: Context, { address }: RequestFacts): Promise<void> {
  await returnTry(context, 'voucher network', networkForLimits(address));
  await returnTry(context, 'voucher', addressForLimits(address));
}
