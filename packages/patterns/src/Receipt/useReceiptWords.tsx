import type { Money } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { Ltr } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePaymentTerms } from '../PaymentTerms/usePaymentTerms.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { type TrialView, useTrialWords } from '../planWords/useTrialWords.ts';
import { subscriptionListMessages } from '../SubscriptionList/subscriptionList.messages.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

interface Bought {
  plan: PlanView;
  /** Epoch milliseconds. */
  period?: { end: number; renewsAt?: number };
  renewal: Money | null;
  trial?: TrialView;
  email?: string;
  mailed: boolean;
}

export interface ReceiptWords {
  title: string;
  lead: ReactNode;
  /** The badge beside the order. */
  state: string;
  /** The later charges. Undefined while that is not known. */
  follows?: string;
}

/** The words of a receipt. A trial was not paid: it has begun, and its first charge has a day. */
export function useReceiptWords({ plan, period, renewal, trial, email, mailed }: Bought): ReceiptWords {
  const { formatMessage } = useIntl();
  const { language } = usePlanWords();
  const terms = usePaymentTerms();
  const trialWords = useTrialWords();
  const ends =
    period && terms.after({ plan, renewal, end: (renewal ? period.renewsAt : undefined) ?? period.end });
  if (trial) {
    const date = formatDate(trial.firstAt, language, 'long');
    return {
      title: formatMessage(messages.trialTitle),
      lead: formatMessage(messages.trialText, { date }),
      state: formatMessage(subscriptionListMessages.trial),
      // A trial that was cancelled has no charge to come.
      follows: period && !renewal ? ends : trialWords.sentences(trial),
    };
  }
  return {
    title: formatMessage(messages.title),
    lead:
      mailed && email
        ? formatMessage(messages.text, { email: <Ltr key="email">{email}</Ltr> })
        : formatMessage(messages.textPlain),
    state: formatMessage(messages.paidState),
    follows: ends,
  };
}
