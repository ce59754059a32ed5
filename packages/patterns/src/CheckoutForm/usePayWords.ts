import { brand, isRecurring, type OrderFacts, resellerOf } from '@tern/domain';
import { useIntl } from 'react-intl';
import { useOrderSentences } from '../OrderCard/useOrderSentences.ts';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { isPaypal } from './usePaymentMethods.tsx';

interface Payment {
  plan: PlanView;
  quote: QuoteView | null;
  method: string | null;
  /** The current time, in epoch milliseconds; unknown in shared HTML. */
  now?: number;
  /** It is entered in the provider's fields on this page. */
  here: boolean;
  /** The price has changed, and the buyer has to accept it. */
  changed: boolean;
}

/** The order in plain words, and the words of the button, for the chosen method. */
export function usePayWords({ plan, quote, method, now, here, changed }: Payment) {
  const { formatMessage } = useIntl();
  const { money } = usePlanWords();
  const sentences = useOrderSentences();
  const order = quote && orderOf(plan, quote, method, now);
  const { next, stop } = order ? sentences(order) : { next: null, stop: null };
  const kind = changed
    ? 'payNew'
    : quote?.trial
      ? 'payTrial'
      : here
        ? 'payNow'
        : isPaypal(method)
          ? 'payPaypal'
          : 'pay';
  const label = formatMessage(messages[kind], {
    price: money(quote?.total ?? plan.total),
    brand: resellerOf(method) ?? brand.name,
  });
  return {
    order,
    label,
    // Nothing is paid for a trial.
    shortLabel: changed
      ? label
      : formatMessage(here && !quote?.trial ? messages.payNowShort : messages.payShort),
    /** The next charge, under the sum of a small screen. */
    note: next ?? stop ?? undefined,
  };
}

/** The facts of a payment with this method. A plan is charged again when its days are over. */
function orderOf(
  { intervalCount: count, intervalUnit: unit, trial: planTrial }: PlanView,
  { total, renewal = total, ends, trial, change }: QuoteView,
  method: string | null,
  now: number | undefined,
): OrderFacts {
  return {
    stage: 'open',
    interval: { count, unit },
    paid: total,
    renewal: method === null || isRecurring(method) ? renewal : null,
    paidAt: now,
    chargedAt: ends,
    endsAt: ends,
    trial: trial && { days: planTrial?.days, ...trial },
    replaces: change,
    moneyBackDays: brand.claims.moneyBackDays,
  };
}
