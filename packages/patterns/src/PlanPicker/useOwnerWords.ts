import { formatWholeDate } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { PlanOwner } from './PlanOwner.ts';
import { planPickerMessages as m } from './planPicker.messages.ts';

/** Title and lead of the plans page for somebody who has a plan. */
export function useOwnerWords(): (owner: PlanOwner) => { title: string; lead: string } {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  return ({ standing, plan, until, renewal, paused }) => {
    const date = formatWholeDate(until, words.language);
    const has = formatMessage(paused ? m.pausedTitle : m.ownerTitle, { plan: words.name(plan), date });
    const every = renewal ? words.every({ ...plan, total: renewal }) : '';
    switch (standing) {
      case 'trial':
        return {
          title: formatMessage(m.trialTitle, { date }),
          lead: formatMessage(m.trialLead, { renewal: every }),
        };
      case 'plan':
        return { title: has, lead: formatMessage(m.renewsLead, { renewal: every }) };
      case 'ending':
        return { title: has, lead: formatMessage(m.endsLead) };
      case 'overdue':
        return { title: formatMessage(m.overdueTitle), lead: formatMessage(m.overdueLead, { date }) };
    }
  };
}
