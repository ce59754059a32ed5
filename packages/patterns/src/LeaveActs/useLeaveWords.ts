import type { Money } from '@tern/domain';
import { formatMoney, formatWholeDate, type Language, localeOf } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { planNames } from '../SubscriptionList/planPeriods.ts';
import type { LeavePlan } from './LeaveView.ts';
import { leaveActsMessages as m } from './leaveActs.messages.ts';

/** Days, sums and plans in the reader's language. */
export function useLeaveWords() {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const planOf = ({ intervalCount, intervalUnit }: Pick<LeavePlan, 'intervalCount' | 'intervalUnit'>) =>
    formatMessage(planNames[intervalUnit], { count: intervalCount });
  return {
    say: formatMessage,
    day: (at: string) => formatWholeDate(at, language),
    sum: (money: Money) => formatMoney(money, language),
    planOf,
    contractOf: (plan: Pick<LeavePlan, 'intervalCount' | 'intervalUnit' | 'orderId'>) =>
      formatMessage(m.contractOf, { plan: planOf(plan), order: plan.orderId }),
    /** To the second, in UTC, as in the mail of the same receipt. */
    time: (at: string) =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
        .format(new Date(at))
        .concat(' UTC'),
  };
}
