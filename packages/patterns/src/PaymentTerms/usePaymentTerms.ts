import type { Money } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { type TrialTermsView, useTrialWords } from '../planWords/useTrialWords.ts';
import { paymentTermsMessages as messages } from './paymentTerms.messages.ts';

type PlanLength = Pick<PlanView, 'intervalCount' | 'intervalUnit'>;

/** A payment and the charges that follow it. */
export interface PaymentTermsView {
  plan: PlanLength;
  /** Paid today. */
  today: Money;
  /** The price of each further period; null for a payment that does not repeat. */
  renewal: Money | null;
  /** Epoch milliseconds: the end of what is paid for. Unknown in shared HTML, which is older than the visit. */
  end?: number;
  /** A free trial comes first. */
  trial?: TrialTermsView;
}

export interface PaymentTermsWords {
  /** Beside the button that pays: today, the renewal, its price, and how to cancel. */
  before(view: PaymentTermsView): string[];
  /** The same in a few words. */
  short(view: PaymentTermsView): string;
  /** On a receipt. */
  after(view: Omit<PaymentTermsView, 'today' | 'end' | 'trial'> & { end: number }): string;
}

/** The sentences about what is charged and when. Checkout, receipt and account say the same. */
export function usePaymentTerms(): PaymentTermsWords {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const trialWords = useTrialWords();
  const day = (end: number) => formatDate(end, words.language, 'long');
  const rhythm = (plan: PlanLength, renewal: Money) => words.every({ ...plan, total: renewal });
  return {
    before({ plan, today: sum, renewal, end, trial }) {
      if (trial) return [trialWords.today(trial), trialWords.charge(trial), trialWords.cancel];
      const today = words.money(sum);
      if (!renewal) {
        return [
          end === undefined
            ? formatMessage(messages.endsLater, { today, length: words.name(plan) })
            : formatMessage(messages.ends, { today, date: day(end) }),
        ];
      }
      const then = { today, rhythm: rhythm(plan, renewal) };
      return [
        end === undefined
          ? formatMessage(messages.renewsLater, then)
          : formatMessage(messages.renews, { ...then, date: day(end) }),
        formatMessage(messages.cancel),
      ];
    },
    short: ({ plan, renewal, trial }) =>
      trial
        ? trialWords.charge(trial)
        : renewal
          ? formatMessage(messages.shortRenews, { rhythm: rhythm(plan, renewal) })
          : formatMessage(messages.shortEnds),
    after: ({ plan, renewal, end }) =>
      renewal
        ? formatMessage(messages.afterRenews, { date: day(end), rhythm: rhythm(plan, renewal) })
        : formatMessage(messages.afterEnds, { date: day(end) }),
  };
}
