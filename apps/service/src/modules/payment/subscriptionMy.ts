import { subscriptionMy as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { listSubscriptions } from './payment.repo.ts';
import { subscriptionData } from './subscriptionData.ts';

export const subscriptionMy = defineHandler(operation, async ({ context, who }) => {
  const rows = await listSubscriptions(context.db, who.userId);
  return { subscriptions: rows.flatMap((row) => subscriptionData(row) ?? []) };
});
