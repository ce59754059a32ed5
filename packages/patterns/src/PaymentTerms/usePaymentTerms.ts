import type { Money } from '@tern/domain';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { type TrialView, useTrialWords } from '../planWords/useTrialWords.ts';
import { paymentTermsMessages as messages } from './paymentTerms.messages.ts';

/** A trial before the quote in shared HTML does not know the day of its first charge. */
export type TrialTermsView = Omit<TrialView, 'firstAt'> & Partial<Pick<TrialView, 'firstAt'>>;

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
  const chargeOf = ({ firstAt, ...trial }: TrialTermsView) =>
    firstAt === undefined ? [] : [trialWords.charge({ ...trial, firstAt })];
  return {
    short: ({ plan, renewal, trial }) =>
      trial
        ? (chargeOf(trial)[0] ?? trialWords.today(trial))
        : renewal
          ? formatMessage(messages.shortRenews, { rhythm: words.every({ ...plan, total: renewal }) })
          : formatMessage(messages.shortEnds),
  };
}
