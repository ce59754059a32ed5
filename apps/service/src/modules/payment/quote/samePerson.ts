import { canonicalEmail } from '@tern/domain';
import type { Queries } from '../../../db/connect.ts';
import type { SamePerson } from '../../../db/schema.ts';
import { findBuyerEmail } from '../rows/orders.repo.ts';
import { haveCommonPayer } from '../rows/payers.repo.ts';
import { hasUsedCoupon } from './coupons.repo.ts';
import { haveCommonBrowser, haveCommonInstallation } from './samePerson.repo.ts';

/** Somebody who earns by what others buy: an account, or an address that has none yet. */
export interface Earner {
  userId: string | null;
  email?: string | null;
}

/** Whether both addresses lead to one mailbox. Unproven ones count as well: it refuses, and shows nobody anything. */
export async function sharedMailbox(db: Queries, earner: Earner, buyerId: string): Promise<boolean> {
  const buyer = await findBuyerEmail(db, buyerId);
  if (!buyer) return false;
  const own = earner.userId === null ? null : await findBuyerEmail(db, earner.userId);
  return [own, earner.email].some((email) => email && canonicalEmail(email) === canonicalEmail(buyer));
}

/**
 * The evidence that who earns and who buys are one person, as far as it is known now: the account, the mailbox, a card or
 * payer, an app's installation, or the browser that both have bought with. Null: nothing does.
 */
export async function samePerson(db: Queries, earner: Earner, buyerId: string): Promise<SamePerson | null> {
  const { userId } = earner;
  if (userId === buyerId) return 'same_account';
  if (await sharedMailbox(db, earner, buyerId)) return 'same_mailbox';
  if (userId === null) return null;
  if (await haveCommonPayer(db, userId, buyerId)) return 'same_card';
  const alike =
    (await haveCommonInstallation(db, userId, buyerId)) || (await haveCommonBrowser(db, userId, buyerId));
  return alike ? 'same_device' : null;
}

/** Whether this person has paid for another order: an invitation is for new customers. */
export function hasPaidBefore(db: Queries, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  return hasUsedCoupon(db, { code: '', kind: 'invite' }, { userId, orderId: id });
}
