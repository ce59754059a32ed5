import type { login, OutputOf, User } from '@tern/contract';
import { tabKeys, writeTab } from '../app/tabMemory.ts';

type Options = NonNullable<OutputOf<typeof login>['passkey_options']>;

/** Options of a sign-in to make a passkey without a dialog, for the session that it has opened alone. */
export interface PasskeyOffer {
  userId: string;
  options: Options;
}

/** As long as the service takes what comes of them. */
const lifetime = 5 * 60 * 1000;

/** The page of the sign-in is left at once: the next one of this tab goes on. */
export function keepOffer({ user_id }: Pick<User, 'user_id'>, options: Options | undefined): void {
  if (options)
    writeTab(tabKeys.passkey, { userId: user_id, options } satisfies PasskeyOffer, Date.now() + lifetime);
}
