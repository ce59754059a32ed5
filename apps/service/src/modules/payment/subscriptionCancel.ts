import { subscriptionCancel as operation } from '@tern/contract';
import { newId } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { cancelRenewal } from './cancelRenewals.ts';
import { subscriptionData } from './subscriptionData.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

export const subscriptionCancel = defineHandler(operation, async ({ context, input, request, who }) => {
  const { userId } = who;
  const find = async () =>
    (await listSubscriptions(context.db, userId)).find(
      ({ subscription }) => subscription.id === input.subscription_id,
    );
  const mine = await find();
  if (!mine) return fail(operation, 'subscription_unknown');
  await context.db.transaction(async (tx) => {
    const periodEnd = await cancelRenewal(context, tx, mine.order.id);
    if (!periodEnd) return;
    await recordEvent(context, tx, { userId, kind: 'renewal_cancelled', request });
    await enqueueMail(context, tx, {
      occasion: newId('renewal', context.random),
      to: { userId },
      template: 'renewalCancelled',
      data: { period_end: periodEnd.toISOString() },
    });
  });
  const now = await find();
  const subscription = now && subscriptionData(now);
  return subscription ? { subscription } : fail(operation, 'subscription_unknown');
});
