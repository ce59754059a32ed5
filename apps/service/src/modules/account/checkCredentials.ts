import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { type Call, OperationError } from '../../handler.ts';
import { accountKey, day, type Limit, type LimitKey, mailboxKey, minute } from '../../limit.ts';
import { dropTries, hasTry, returnTry, takeTry } from '../../rateLimit.ts';
import { findUser, findUserByEmail, setLanguage, type UserRow } from './account.repo.ts';
import { noteFailedSignIn } from './failedSignIns.ts';
import { verifyPassword } from './passwords.ts';

const failedPerAccount: Limit = {
  counts: 'failed sign-ins per visitor and mailbox',
  count: 5,
  seconds: 15 * minute,
};
const failedPerAddress: Limit = { counts: 'failed sign-ins per visitor', count: 100, seconds: day };
const failedElsewhere: Limit = {
  counts:
    'failed sign-ins per mailbox from places the owner of the account has not signed in from, or set the password',
  count: 100,
  seconds: day,
};

/** The limits of everything that asks for a user name and a password. */
export const signInLimits: readonly Limit[] = [failedPerAccount, failedPerAddress, failedElsewhere];

/**
 * Who a user name and password stand for, on the website and in apps alike. Throws
 * `incorrect_credentials` the same, in the same time, whether the address is known or not. An account with a second factor
 * needs a code besides (`withSecondFactor`).
 */
export async function checkCredentials(
  { context, request }: Pick<Call<unknown, unknown>, 'context' | 'request'>,
  { username, password, language }: { username: string; password: string; language?: string | undefined },
): Promise<UserRow> {
  const address = addressForLimits(request.address);
  // Taken before the password is looked at, so that parallel guesses count as well.
  const perAddress = ['login', address] as const;
  const emailKey = emailKeyOf(username);
  const perAccount = ['login', address, mailboxKey(username)] as const;
  await takeTry(context, failedPerAddress, ...perAddress);
  await takeTry(context, failedPerAccount, ...perAccount);
  // Many addresses against one account end here; where its owner has been, the owner still gets in.
  const isProven = await isProvenPlace(context, request, emailKey);
  if (!isProven) await takeTry(context, failedElsewhere, ...loginsElsewhere(mailboxKey(username)));
  const user = await findUserByEmail(context.db, username);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    noteFailedSignIn(context, username, request);
    throw new OperationError('incorrect_credentials');
  }
  await returnTry(context, ...perAddress);
  await returnTry(context, ...perAccount);
  if (!isProven) await returnTry(context, ...loginsElsewhere(mailboxKey(username)));
  if (language && language !== user.language) await setLanguage(context.db, user.id, language);
  return user;
}

/**
 * Locks the account of a sign-in, before its session is opened. Throws `incorrect_credentials` where another password was set
 * since it was looked at: the sessions of the former one have ended.
 */
export async function lockSigningIn(
  tx: Queries,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): Promise<void> {
  const user = await findUser(tx, id, { locked: true });
  if (user?.passwordHash !== passwordHash) throw new OperationError('incorrect_credentials');
}

/** No limit: a mark that holds for so long. */
const provenFor: Omit<Limit, 'counts'> = { count: Number.MAX_SAFE_INTEGER, seconds: 90 * day };
// Of the account itself: another account of the same mailbox may be a stranger's.
const provenPlace = (address: LimitKey, emailKey: string) =>
  ['login proven', address, accountKey(emailKey)] as const;
const loginsElsewhere = (mailbox: LimitKey) => ['login elsewhere', mailbox] as const;

/** Whether the owner of an account was here before. */
export function isProvenPlace(
  context: Pick<Context, 'clock' | 'db'>,
  { address }: Pick<Call<unknown, unknown>['request'], 'address'>,
  emailKey: string,
): Promise<boolean> {
  return hasTry(context, ...provenPlace(addressForLimits(address), emailKey));
}

/** The owner of an account is here: has signed in, second step included, or set its password. Strangers' guesses lock nobody out of here. */
export function provePlace(
  context: Pick<Context, 'clock'> & { db: Queries },
  { address }: Pick<Call<unknown, unknown>['request'], 'address'>,
  emailKey: string,
): Promise<void> {
  return takeTry(context, provenFor, ...provenPlace(addressForLimits(address), emailKey));
}

/** After a reset by mail the owner gets in from anywhere. */
export function forgetFailedLogins(context: Pick<Context, 'db'>, emailKey: string): Promise<void> {
  return dropTries(context, ...loginsElsewhere(mailboxKey(emailKey)));
}
