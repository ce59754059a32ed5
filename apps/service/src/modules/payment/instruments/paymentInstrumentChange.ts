import { paymentInstrumentChange as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { accountKey, hour, type Limit } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { openInstrument } from './openInstrument.ts';

const perUser: Limit = { counts: 'pages for another card per account', count: 20, seconds: hour };

export const paymentInstrumentChange = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, who }) => {
    const mine = (await listSubscriptions(context.db, who.userId)).find(
      ({ subscription }) => subscription.id === input.subscription_id,
    );
    if (!mine) return fail(operation, 'subscription_unknown');
    await takeTry(context, perUser, 'another card', accountKey(who.userId));
    const account = `${context.config.publicOrigin}${input.return_base}/myAccount/subscriptions`;
    try {
      const url = await openInstrument(context, mine, {
        done: `${account}?paying=done`,
        back: `${account}?paying=back`,
        base: input.return_base,
      });
      return url === null ? fail(operation, 'method_unavailable') : { url };
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
        return fail(operation, 'provider_unavailable');
      }
      throw error;
    }
  },
);
