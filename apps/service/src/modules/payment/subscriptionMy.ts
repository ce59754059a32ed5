import { subscriptionMy as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { renewCustomerCookie } from '../account/sessions.ts';
import { chargeData } from './chargeData.ts';
import { listPayments } from './charges.repo.ts';
import { customerStanding } from './customerStanding.ts';
import { subscriptionData } from './subscriptionData.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

export const subscriptionMy = defineHandler(operation, async (call) => {
  const { context, who } = call;
  const rows = await listSubscriptions(context.db, who.userId);
  const charges = await listPayments(context.db, who.userId);
  renewCustomerCookie(call, await customerStanding(context, who.userId, rows));
  return {
    subscriptions: rows.flatMap((row) => subscriptionData(context, row) ?? []),
    charges: charges.flatMap((row) => chargeData(row) ?? []),
  };
});
