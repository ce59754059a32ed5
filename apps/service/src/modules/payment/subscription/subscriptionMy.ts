import { subscriptionMy as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { renewCustomerCookie } from '../../account/sessions.ts';
import { chargeData } from '../ledger/chargeData.ts';
import { subscriptionData } from '../ledger/subscriptionData.ts';
import { listPayments } from '../rows/charges.repo.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { customerStanding } from './customerStanding.ts';

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
