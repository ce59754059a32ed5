import { brand, type Money, type OrderFacts } from '@tern/domain';
import { formatWholeDate } from '@tern/i18n';
import { Ltr } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialView } from '../planWords/useTrialWords.ts';
import { subscriptionListMessages } from '../SubscriptionList/subscriptionList.messages.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

interface Bought {
  plan: PlanView;
  total: Money;
  /** Epoch milliseconds. */
  paidAt: number;
  period?: { end: number; renewsAt?: number };
  renewal: Money | null;
  trial?: TrialView;
  /** The plan before has ended: free days that came of what was left of it. */
  tookOver?: { days: number } | null;
  email?: string;
  mailed: boolean;
}

export interface ReceiptWords {
  title: string;
  lead: ReactNode;
  /** The badge beside the order. */
  state: string;
  /** Undefined while what follows is not known. */
  order?: OrderFacts;
}

/** The words of a receipt. A trial was not paid: it has begun, and its first charge has a day. */
export function useReceiptWords({ trial, email, mailed, ...bought }: Bought): ReceiptWords {
  const { formatMessage } = useIntl();
  const { language } = usePlanWords();
  const order = orderOf({ trial, ...bought });
  if (trial) {
    const date = formatWholeDate(trial.firstAt, language);
    return {
      title: formatMessage(messages.trialTitle),
      lead: formatMessage(messages.trialText, { date }),
      state: formatMessage(subscriptionListMessages.trial),
      order,
    };
  }
  return {
    title: formatMessage(messages.title),
    lead:
      mailed && email
        ? formatMessage(messages.text, { email: <Ltr key="email">{email}</Ltr> })
        : formatMessage(messages.textPlain),
    state: formatMessage(messages.paidState),
    order,
  };
}

function orderOf({
  plan,
  total,
  paidAt,
  period,
  renewal,
  trial,
  tookOver,
}: Omit<Bought, 'email' | 'mailed'>): OrderFacts | undefined {
  if (!period && !trial) return undefined;
  return {
    // A trial that was cancelled has no charge to come.
    stage: trial && period && !renewal ? 'cancelled' : 'paid',
    interval: { count: plan.intervalCount, unit: plan.intervalUnit },
    ...{ paid: total, paidAt, renewal },
    chargedAt: period?.renewsAt,
    endsAt: period?.end,
    tookOver,
    trial: trial && { first: trial.first, chargedAt: new Date(trial.firstAt).getTime() },
    moneyBackDays: brand.claims.moneyBackDays,
  };
}
