import { paymentInstrument as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { instrumentOf } from './instrumentOf.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

export const paymentInstrument = defineHandler(operation, async ({ context, input, who }) => {
  const mine = (await listSubscriptions(context.db, who.userId)).find(
    ({ subscription }) => subscription.id === input.subscription_id,
  );
  return mine ? instrumentOf(context, mine) : fail(operation, 'subscription_unknown');
});
