import type { Money } from '@tern/domain';
import { formatMoney, formatPercent, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import type { PlanIntervalUnit, PlanView } from '../PlanPicker/PlanView.ts';
import { planWordsMessages as messages } from './planWords.messages.ts';

export interface PlanWords {
  language: Language;
  money(value: Money): string;
  percent(value: number): string;
  /** "12 months" */
  name(plan: Pick<PlanView, 'intervalCount' | 'intervalUnit'>): string;
  /** "$45.00 billed every 12 months." */
  billed(plan: Pick<PlanView, 'intervalCount' | 'intervalUnit' | 'total'>): string;
  /** "$45.00 every 12 months" */
  every(plan: Pick<PlanView, 'intervalCount' | 'intervalUnit' | 'total'>): string;
  /** "62% off", or `null` without a discount. */
  off(plan: Pick<PlanView, 'discountPercent'>): string | null;
}

const names = {
  DAY: messages.nameDay,
  WEEK: messages.nameWeek,
  MONTH: messages.nameMonth,
  YEAR: messages.nameYear,
} satisfies Record<PlanIntervalUnit, unknown>;
const billings = {
  DAY: messages.billedDay,
  WEEK: messages.billedWeek,
  MONTH: messages.billedMonth,
  YEAR: messages.billedYear,
} satisfies Record<PlanIntervalUnit, unknown>;
const rhythms = {
  DAY: messages.everyDay,
  WEEK: messages.everyWeek,
  MONTH: messages.everyMonth,
  YEAR: messages.everyYear,
} satisfies Record<PlanIntervalUnit, unknown>;

/** The words every purchase pattern uses for a plan, so that no two of them differ. */
export function usePlanWords(): PlanWords {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const money = (value: Money) => formatMoney(value, language);
  const percent = (value: number) => formatPercent(value, language);
  return {
    language,
    money,
    percent,
    name: (plan) => formatMessage(names[plan.intervalUnit], { count: plan.intervalCount }),
    billed: (plan) =>
      formatMessage(billings[plan.intervalUnit], { count: plan.intervalCount, price: money(plan.total) }),
    every: (plan) =>
      formatMessage(rhythms[plan.intervalUnit], { count: plan.intervalCount, price: money(plan.total) }),
    off: (plan) =>
      plan.discountPercent
        ? formatMessage(messages.percentOff, { percent: percent(plan.discountPercent) })
        : null,
  };
}
