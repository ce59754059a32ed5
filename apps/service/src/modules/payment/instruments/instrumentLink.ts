import { instrumentPagePath } from '@tern/contract';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { linkToken } from '../renewals/renewalLink.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';

/** The address of the page on which another card or account is given for the next charge, without signing in. */
export async function instrumentLink(context: Context, db: Queries, orderId: string): Promise<string> {
  const subscription = await findSubscription(db, orderId);
  const period = subscription?.trialEndsAt ? 'trial' : await countPaid(db, orderId);
  const token = await linkToken(context, { orderId, period, act: 'card' });
  return `${context.config.publicOrigin}${instrumentPagePath}?token=${token}`;
}
