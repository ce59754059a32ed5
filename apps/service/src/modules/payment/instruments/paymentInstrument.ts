import { paymentInstrument as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { instrumentOf } from './instrumentOf.ts';

export const paymentInstrument = defineHandler(operation, async ({ context, input, who }) => {
  const mine = (await listSubscriptions(context.db, who.userId)).find(
    ({ subscription }) => subscription.id === input.subscription_id,
  );
  return mine ? instrumentOf(context, mine) : fail(operation, 'subscription_unknown');
});
