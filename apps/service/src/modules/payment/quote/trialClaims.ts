import { createHmac } from 'node:crypto';
import { canonicalEmail, mailboxRules } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError } from '../../../handler.ts';
import { serviceKey } from '../../../serviceKey.ts';
import { findBuyerEmail } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import {
  type Claim,
  changeClaim,
  claimOldMailboxes,
  deleteClaims,
  findClaims,
  insertClaims,
} from './trialClaims.repo.ts';

/** Who asks for a trial. `payer`: the provider's fingerprint of the card, or its id of the payer, with the provider's code before it. */
export interface Trialist {
  userId: string;
  email: string | null;
  payer?: string | null;
}

/** Makes the key of a claim. */
async function keyMaker(context: Context): Promise<(kind: Claim['kind'], name: string) => Claim> {
  const key = await serviceKey(context, 'trials');
  return (kind, name) => ({
    kind,
    keyHash: createHmac('sha256', key).update(`${kind} ${name}`).digest('base64url'),
  });
}

async function claimsOf(context: Context, { userId, email, payer }: Trialist): Promise<Claim[]> {
  const hash = await keyMaker(context);
  return [
    hash('account', userId),
    ...(email ? [hash('email', canonicalEmail(email))] : []),
    ...(payer ? [hash('payer', payer)] : []),
  ];
}

/** Why this person cannot begin a trial; null: nothing is known against it. */
async function trialRefusal(
  context: Context,
  db: Queries,
  trialist: Trialist,
): Promise<'trial_used' | 'trial_with_plan' | null> {
  if ((await findClaims(db, await claimsOf(context, trialist))).length) return 'trial_used';
  const held = (await listSubscriptions(db, trialist.userId)).some(({ subscription }) =>
    ['active', 'past_due'].includes(subscription.state),
  );
  return held ? 'trial_with_plan' : null;
}

/** Fails with the reason where this person cannot begin a trial. */
export async function refuseTrial(context: Context, db: Queries, userId: string): Promise<void> {
  const email = await findBuyerEmail(db, userId);
  const refusal = await trialRefusal(context, db, { userId, email });
  if (refusal) throw new OperationError(refusal);
}

/**
 * Notes, in the transaction that grants the trial of an order, who has had it. False: another order has one of the
 * claims, and the trial must not be given. Of several at once the first that commits has it.
 */
export async function claimTrial(
  context: Context,
  tx: Queries,
  order: Pick<OrderRow, 'id'>,
  trialist: Trialist,
): Promise<boolean> {
  const claims = await claimsOf(context, trialist);
  const claimedAt = timeFromNow(context);
  await insertClaims(
    tx,
    claims.map((claim) => ({ ...claim, orderId: order.id, claimedAt, rules: mailboxRules })),
  );
  const held = await findClaims(tx, claims);
  if (held.every(({ orderId }) => orderId === order.id)) return true;
  await deleteClaims(tx, order.id);
  return false;
}

/**
 * Makes the keys of mailboxes anew that older rules have made, a few at a time until none is left. Where two trials turn
 * out to be of one mailbox, the later stays as it is and is logged; so does the key of an account that is deleted.
 */
export async function renewMailboxKeys(context: Context, stopping?: AbortSignal): Promise<void> {
  const hash = await keyMaker(context);
  for (let more = true; more && !stopping?.aborted; ) {
    more = await context.db.transaction(async (tx) => {
      const old = await claimOldMailboxes(tx, mailboxRules);
      for (const { claim, email } of old) {
        const renewed = email === null ? claim : hash('email', canonicalEmail(email));
        if (await changeClaim(tx, claim, { keyHash: renewed.keyHash, rules: mailboxRules })) continue;
        context.log.warn(
          { order: claim.orderId },
          'a second free trial of one mailbox, under another address',
        );
        await changeClaim(tx, claim, { keyHash: claim.keyHash, rules: mailboxRules });
      }
      return old.length > 0;
    });
  }
}
