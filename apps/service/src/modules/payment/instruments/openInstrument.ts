import { splitUrl } from '@tern/domain';
import { type Context, newId } from '../../../context.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { noteOpened } from './learnInstrument.ts';

/** Something is charged for it later, so that another card makes a difference. */
export const isCharged = ({ state, cancelAtPeriodEnd }: SubscriptionRow): boolean =>
  (state === 'active' || state === 'past_due') && !cancelAtPeriodEnd;

/**
 * Opens the provider's page for another card or account, and leads back to these addresses. Null: there is no such page.
 * `base`: language and variant prefix of the site. Throws `ProviderUnavailable` or `ProviderRefused`.
 */
export async function openInstrument(
  context: Context,
  { order, subscription }: { order: OrderRow; subscription: SubscriptionRow },
  { done, back, base }: { done: string; back: string; base: string },
): Promise<string | null> {
  const adapter = adapterOf(context.adapters, order.method);
  if (!adapter?.openInstrumentChange || !isCharged(subscription)) return null;
  const { publicOrigin } = context.config;
  const opened = await adapter.openInstrumentChange(order, {
    done,
    back,
    site: publicOrigin + base,
    language: splitUrl(base || '/').language,
    key: newId('card', context.random),
  });
  await noteOpened(context, order.id, opened);
  return opened.url;
}
