import type { Money } from '@tern/domain';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { type TrialTermsView, useTrialWords } from '../planWords/useTrialWords.ts';
import { paymentTermsMessages as messages } from './paymentTerms.messages.ts';

/** The charges that follow a payment. */
export interface PaymentTermsView {
  plan: Pick<PlanView, 'intervalCount' | 'intervalUnit'>;
  /** The price of each further period; null for a payment that does not repeat. */
  renewal: Money | null;
  /** A free trial comes first. */
  trial?: TrialTermsView | undefined;
}

export interface PaymentTermsWords {
  /** The later charges in a few words, under a sum. */
  short(view: PaymentTermsView): string;
}

/** The words about later charges where there is no room for an `OrderCard`. */
export function usePaymentTerms(): PaymentTermsWords {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const trialWords = useTrialWords();
  return {
    short: ({ plan, renewal, trial }) =>
      trial
        ? trialWords.charge(trial)
        : renewal
          ? formatMessage(messages.shortRenews, { rhythm: words.every({ ...plan, total: renewal }) })
          : formatMessage(messages.shortEnds),
  };
}
