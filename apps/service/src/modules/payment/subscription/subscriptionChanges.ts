import { subscriptionChanges as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { changesOf } from './changesOf.ts';

export const subscriptionChanges = defineHandler(operation, async ({ context, input, who }) => {
  const mine = (await listSubscriptions(context.db, who.userId)).find(
    ({ subscription }) => subscription.id === input.subscription_id,
  );
  return (mine && (await changesOf(context, mine))) ?? fail(operation, 'subscription_unknown');
});
