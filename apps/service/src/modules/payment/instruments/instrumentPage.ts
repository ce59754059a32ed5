import { instrumentPagePath } from '@tern/contract';
import { isCurrency, providerNameOf } from '@tern/domain';
import { type InstrumentPageState, renderInstrumentPage } from '@tern/mails';
import type { Context } from '../../../context.ts';
import { linkedPage } from '../../../linkedPage.ts';
import type { RawRoutes } from '../../../server.ts';
import { mailLanguageOf } from '../../mail/enqueueMail.ts';
import { ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { type RenewalLink, readRenewalLink } from '../renewals/renewalLink.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { findOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { instrumentOf } from './instrumentOf.ts';
import { isCharged, openInstrument } from './openInstrument.ts';

interface Open {
  order: OrderRow;
  subscription: SubscriptionRow;
}

/**
 * The page that mails about a failed charge or a card that ends lead to: another card is given without signing in and
 * without scripts. Its button leads to the provider's page, which leads back here.
 */
export function instrumentPage(context: Context): RawRoutes {
  const openOf = async ({ period }: RenewalLink, order: OrderRow): Promise<Open | null> => {
    const subscription = await findSubscription(context.db, order.id);
    if (!subscription || !isCharged(subscription)) return null;
    const same =
      period === 'trial'
        ? subscription.trialEndsAt !== null
        : period === (await countPaid(context.db, order.id));
    return same ? { order, subscription } : null;
  };

  const stateOf = async ({ order, subscription }: Open, returned: unknown): Promise<InstrumentPageState> => {
    const shown = await instrumentOf(context, { order, subscription });
    const provider = providerNameOf(order.method);
    if (!isCurrency(order.currency) || !provider) return { state: 'over' };
    const { instrument } = shown;
    if (returned === 'done') return { state: shown.waiting ? 'waiting' : 'done', instrument, provider };
    return {
      state: 'open',
      instrument,
      provider,
      overdue: subscription.state === 'past_due',
      price: { amount: await nextSum(context.db, order, subscription), currency: order.currency },
      chargeAt: shown.next_charge_at ? new Date(shown.next_charge_at) : null,
      providerUrl: shown.provider_url,
      unchanged: returned === 'back',
    };
  };

  /** The address of the provider's page; null where it has none. `failed`: it could not be opened. */
  const pageOfProvider = async (open: Open, token: unknown): Promise<string | 'failed' | null> => {
    const language = await mailLanguageOf(context.db, open.order.userId);
    const here = `${context.config.publicOrigin}${instrumentPagePath}?token=${String(token)}`;
    try {
      return await openInstrument(context, open, {
        done: `${here}&paying=done`,
        back: `${here}&paying=back`,
        base: language === 'en' ? '' : `/${language}`,
      });
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return 'failed';
      throw error;
    }
  };

  return linkedPage(context, {
    operation: 'instrumentPage',
    paths: [instrumentPagePath],
    // The provider's page, wherever that is.
    formAction: "'self' https: http:",
    respond: async ({ token, query, pressed }) => {
      const link = await readRenewalLink(context, token);
      const order = link?.act === 'card' ? await findOrder(context.db, link.orderId) : undefined;
      if (!link || !order) {
        return {
          userId: undefined,
          render: (rest) => renderInstrumentPage({ page: { state: 'unknown' }, ...rest }),
        };
      }
      const open = await openOf(link, order);
      const url = pressed && open ? await pageOfProvider(open, token) : null;
      if (url !== null && url !== 'failed') return { redirect: url };
      // Paid meanwhile with what was given: the link is over, and the charge has gone well.
      const state = open
        ? await stateOf(open, pressed ? undefined : query.paying)
        : { state: 'over' as const };
      const page = url === 'failed' && state.state === 'open' ? { ...state, failed: true } : state;
      return { userId: order.userId, render: (rest) => renderInstrumentPage({ page, ...rest }) };
    },
  });
}
