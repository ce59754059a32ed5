import type { IntervalUnit, Money } from '@tern/domain';
import { formatWholeDate } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { trialWordsMessages as m } from './trialWords.messages.ts';
import { usePlanWords } from './usePlanWords.ts';

/** A free trial as a quote, a subscription or the price list tells it. */
export interface TrialView {
  /** Paid at once: mostly nothing. */
  today: Money;
  /** The first charge after the trial. */
  first: Money;
  /** The day of the first charge, ISO 8601 or epoch milliseconds: its UTC date is the one to name. */
  firstAt: string | number;
  /** How often it is charged from then on. */
  intervalCount: number;
  intervalUnit: IntervalUnit;
  /** The price of later periods, where it differs from the first charge. */
  renewal?: Money;
}

export interface TrialWords {
  /** "Today $0.00." */
  today(terms: Pick<TrialView, 'today'>): string;
  /** "On December 21: $34.76, then every 12 months." */
  charge(terms: TrialView): string;
  /** "Cancel before then and pay nothing." */
  cancel: string;
  /** All three, as the summary, the receipt and mails say them. */
  sentences(terms: TrialView): string;
  /** "Start the trial, $0.00 today" */
  button(terms: Pick<TrialView, 'today'>): string;
  /** "December 21" */
  day(at: string | number): string;
}

const rhythms = {
  DAY: m.thenDay,
  WEEK: m.thenWeek,
  MONTH: m.thenMonth,
  YEAR: m.thenYear,
} satisfies Record<IntervalUnit, unknown>;

/** Languages written without spaces between sentences. */
const unspaced: ReadonlySet<string> = new Set(['ja']);

/** The words every screen uses for a free trial, so that no two of them differ. */
export function useTrialWords(): TrialWords {
  const { formatMessage } = useIntl();
  const { language, money, every } = usePlanWords();
  const day = (at: string | number) => formatWholeDate(at, language, 'day');
  const words: TrialWords = {
    today: ({ today }) => formatMessage(m.today, { price: money(today) }),
    charge: ({ first, firstAt, renewal, intervalCount, intervalUnit }) => {
      const values = { date: day(firstAt), price: money(first) };
      return renewal && renewal.amount !== first.amount
        ? formatMessage(m.thenOther, {
            ...values,
            renewal: every({ intervalCount, intervalUnit, total: renewal }),
          })
        : formatMessage(rhythms[intervalUnit], { ...values, count: intervalCount });
    },
    cancel: formatMessage(m.cancel),
    sentences: (terms) =>
      [words.today(terms), words.charge(terms), words.cancel].join(unspaced.has(language) ? '' : ' '),
    button: ({ today }) => formatMessage(m.start, { price: money(today) }),
    day,
  };
  return words;
}
