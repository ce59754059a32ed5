import { addInterval, brand, isRecurring } from '@tern/domain';
import { useIntl } from 'react-intl';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { type PaymentTermsView, usePaymentTerms } from '../PaymentTerms/usePaymentTerms.ts';
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

/** The words of the button, and of the terms beside it, for the chosen method. */
export function usePayWords({ plan, quote, method, now, here, changed }: Payment) {
  const { formatMessage } = useIntl();
  const { money } = usePlanWords();
  const terms = usePaymentTerms();
  const trial = useTrialWords();
  const follows = quote && method !== null ? termsOf(plan, quote, method, now) : null;
  const kind = changed ? 'payNew' : here ? 'payNow' : isPaypal(method) ? 'payPaypal' : 'pay';
  const words = { price: money(quote?.total ?? plan.total), brand: brand.name };
  const label = quote?.trial && !changed ? trial.button(quote.trial) : formatMessage(messages[kind], words);
  return {
    follows,
    label,
    // Nothing is paid for a trial.
    shortLabel: changed
      ? label
      : formatMessage(here && !quote?.trial ? messages.payNowShort : messages.payShort),
    /** The terms in a few words, under the sum of a small screen. */
    note: follows ? terms.short(follows) : undefined,
  };
}

/** The terms of a payment with this method. A plan is charged again when its days are over. */
function termsOf(
  plan: PlanView,
  { total, renewal = plan.total, ends, trial }: QuoteView,
  method: string,
  now: number | undefined,
): PaymentTermsView {
  const renews = isRecurring(method);
  const from = now === undefined ? null : addInterval(new Date(now), plan.intervalCount, plan.intervalUnit);
  const end = ends ? Date.parse(ends) : from?.getTime();
  return { plan, today: total, renewal: renews ? renewal : null, end, trial };
}
