import { brand, isRecurring, type OrderFacts } from '@tern/domain';
import { useIntl } from 'react-intl';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { usePaymentTerms } from '../PaymentTerms/usePaymentTerms.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { useTrialWords } from '../planWords/useTrialWords.ts';
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

/** The words of the button, and the facts of the order beside it, for the chosen method. */
export function usePayWords({ plan, quote, method, now, here, changed }: Payment) {
  const { formatMessage } = useIntl();
  const { money } = usePlanWords();
  const terms = usePaymentTerms();
  const trial = useTrialWords();
  const order = quote && method !== null ? orderOf(plan, quote, method, now) : null;
  const kind = changed ? 'payNew' : here ? 'payNow' : isPaypal(method) ? 'payPaypal' : 'pay';
  const words = { price: money(quote?.total ?? plan.total), brand: brand.name };
  const label = quote?.trial && !changed ? trial.button(quote.trial) : formatMessage(messages[kind], words);
  return {
    order,
    label,
    // Nothing is paid for a trial.
    shortLabel: changed
      ? label
      : formatMessage(here && !quote?.trial ? messages.payNowShort : messages.payShort),
    /** The terms in a few words, under the sum of a small screen. */
    note: order ? terms.short({ plan, renewal: order.renewal, trial: quote?.trial }) : undefined,
  };
}

/** An order that is paid with this method. */
function orderOf(
  plan: PlanView,
  { total, lines, renewal = plan.total, kept, trial }: QuoteView,
  method: string,
  now: number | undefined,
): OrderFacts {
  return {
    stage: 'open',
    interval: { count: plan.intervalCount, unit: plan.intervalUnit },
    paid: total,
    renewal: isRecurring(method) ? renewal : null,
    paidAt: now,
    trial: trial && {
      days: plan.trial?.days,
      first: trial.first,
      chargedAt: trial.firstAt === undefined ? undefined : new Date(trial.firstAt).getTime(),
    },
    freeDays: kept?.days,
    replaces: kept !== undefined || lines.some(({ kind }) => kind === 'credit'),
    moneyBackDays: brand.claims.moneyBackDays,
  };
}
