import { createHmac } from 'node:crypto';
import { canonicalEmail, dayMs, mailboxRules } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { serviceKey } from '../../../serviceKey.ts';
import {
  claimUnkeyedActs,
  forgetMailboxes,
  hasHadMoneyBack,
  type MailboxKey,
  setMailboxKey,
} from '../contractActs/contractActs.repo.ts';
import { findBuyerEmail } from '../rows/orders.repo.ts';

async function keyOf(context: Context, email: string): Promise<MailboxKey> {
  const key = await serviceKey(context, 'money back');
  return {
    mailboxKey: createHmac('sha256', key).update(canonicalEmail(email)).digest('base64url'),
    mailboxRules,
  };
}

/** Since when money that a person had back by the button counts; null: it never does. */
function countsSince(context: Context): Date | null {
  const { moneyBackPauseDays: days } = context.config;
  return days > 0 ? timeFromNow(context, -days * dayMs) : null;
}

/** The key of a person's mailbox, for an act of money back. Null: nothing is counted, or there is no mailbox. */
export async function mailboxOf(context: Context, db: Queries, userId: string): Promise<MailboxKey | null> {
  const email = countsSince(context) && (await findBuyerEmail(db, userId));
  return email ? keyOf(context, email) : null;
}

/**
 * Whether the button has given this person money back so lately that support decides about another time: this account,
 * or another one, deleted or not, with the same mailbox or a card or payer in common.
 */
export async function hasUsedLately(context: Context, db: Queries, userId: string): Promise<boolean> {
  const since = countsSince(context);
  if (!since) return false;
  const mailbox = await mailboxOf(context, db, userId);
  return hasHadMoneyBack(db, { userId, mailboxKey: mailbox?.mailboxKey ?? null, since });
}

/**
 * Makes the keys of mailboxes that older rules have made anew, and those that are missing, a few at a time until none is
 * left. The key of a deleted account stays as it is.
 */
export async function renewMoneyBackKeys(context: Context, stopping?: AbortSignal): Promise<void> {
  const since = countsSince(context);
  for (let more = since !== null; more && since && !stopping?.aborted; ) {
    more = await context.db.transaction(async (tx) => {
      const old = await claimUnkeyedActs(tx, { since, rules: mailboxRules });
      for (const { id, email } of old) await setMailboxKey(tx, id, await keyOf(context, email));
      return old.length > 0;
    });
  }
}

/** Keys of mailboxes that count no longer. */
export const forgetMoneyBack = (context: Context): Promise<void> =>
  forgetMailboxes(context.db, countsSince(context) ?? timeFromNow(context));
