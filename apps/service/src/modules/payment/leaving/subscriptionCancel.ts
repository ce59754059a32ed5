import { subscriptionCancel as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { renewCustomerCookie } from '../../account/sessions.ts';
import { subscriptionData } from '../ledger/subscriptionData.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { customerStanding } from '../subscription/customerStanding.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';

export const subscriptionCancel = defineHandler(operation, async (call) => {
  const { context, input, request, who } = call;
  const { userId } = who;
  const find = async () =>
    (await listSubscriptions(context.db, userId)).find(
      ({ subscription }) => subscription.id === input.subscription_id,
    );
  const mine = await find();
  if (!mine) return fail(operation, 'subscription_unknown');
  await context.db.transaction((tx) => cancelByBuyer(context, tx, { order: mine.order, request }));
  renewCustomerCookie(call, await customerStanding(context, userId));
  const now = await find();
  const subscription = now && subscriptionData(context, now);
  return subscription ? { subscription } : fail(operation, 'subscription_unknown');
});
