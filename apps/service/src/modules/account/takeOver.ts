import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { dropDevicesOf } from '../devices/devicesOf.ts';
import { cancelRenewals } from '../payment/providerCalls/cancelRenewals.ts';
import { dropBoundAddressOf } from '../smartDns/boundAddressOf.ts';
import { insertUser, type UserRow } from './account.repo.ts';
import { dropEmail, holdsPurchase } from './addressClaims.repo.ts';
import { dropRememberedOf } from './secondFactor/remembered.repo.ts';
import { dropTicketsOf } from './secondFactor/secondFactor.repo.ts';

/** The word of the owner of a mailbox about a purchase that was made with the address before it was shown. */
export type PurchaseClaim = 'mine' | 'not_mine';

/**
 * The account that the owner of a mailbox gets, who comes from outside of the account that claims the address. What was
 * paid for is never handed over without a word: `purchase_found` until the owner says whose it is.
 */
export async function takeOver(
  context: Context,
  tx: Queries,
  claimed: UserRow,
  claim: PurchaseClaim | undefined,
): Promise<UserRow | 'purchase_found'> {
  if (!(await holdsPurchase(tx, claimed.id))) {
    // A stranger may have left these.
    await dropDevicesOf(tx, claimed.id);
    await dropBoundAddressOf(tx, claimed.id);
    return claimed;
  }
  if (claim === undefined) return 'purchase_found';
  return claim === 'mine' ? claimed : openBeside(context, tx, claimed);
}

/**
 * The buyer keeps the account with its plan and sessions, without the address. Nobody could be told of a renewal any
 * more, so none is charged.
 */
async function openBeside(context: Context, tx: Queries, claimed: UserRow): Promise<UserRow> {
  const { id, email, language } = claimed;
  await cancelRenewals(context, tx, id);
  await dropEmail(tx, id);
  // Nobody signs in to it with a password any more.
  await dropTicketsOf(tx, id);
  await dropRememberedOf(tx, id);
  const user =
    email &&
    (await insertUser(tx, {
      id: newId('usr', context.random),
      email,
      language,
      createdAt: timeFromNow(context),
    }));
  if (!user) throw new Error('The address was taken by somebody else meanwhile.');
  return user;
}
