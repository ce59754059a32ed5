import { instrumentPagePath } from '@tern/contract';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { countPaid } from './charges.repo.ts';
import { linkToken } from './renewalLink.ts';
import { findSubscription } from './subscriptions.repo.ts';

/** The address of the page on which another card or account is given for the next charge, without signing in. */
export async function instrumentLink(context: Context, db: Queries, orderId: string): Promise<string> {
  const subscription = await findSubscription(db, orderId);
  const period = subscription?.trialEndsAt ? 'trial' : await countPaid(db, orderId);
  const token = await linkToken(context, { orderId, period, act: 'card' });
  return `${context.config.publicOrigin}${instrumentPagePath}?token=${token}`;
}
