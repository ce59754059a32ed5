import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { studentPriceCardMessages } from '../StudentPriceCard/studentPriceCard.messages.ts';
import type { PersonalPrice } from './PersonalPrice.ts';
import type { PlanView } from './PlanView.ts';
import { planPickerMessages as m } from './planPicker.messages.ts';

export interface PersonalWords {
  /** Title and lead of the plans page; null where an offer makes every price. */
  head(personal: PersonalPrice, plans: readonly PlanView[]): { title: string; lead: string } | null;
  /** Above the price of a plan; null where the code does not make it. */
  badge(plan: PlanView): string | null;
  /** Below the price of a plan; null where no code has to do with it. */
  note(plan: PlanView): string | null;
}

/** The words about prices that a code of the visitor's own makes. */
export function usePersonalWords(): PersonalWords {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  return {
    head({ kind, percent }, plans) {
      const lowered = plans.filter(({ personal }) => personal?.later);
      const plan = lowered.find(({ recommended }) => recommended) ?? lowered[0];
      if (!plan) return null;
      if (kind === 'gift')
        return {
          title: formatMessage(m.giftTitle, { percent: words.percent(percent) }),
          lead: formatMessage(m.giftLead),
        };
      const { personal, total } = plan;
      const [offer, student] = [personal?.now, personal?.later].map((each) => each?.amount ?? 0);
      const both = total.amount + (student ?? 0);
      const lead = formatMessage(m.studentLead);
      return {
        title: formatMessage(m.studentTitle, { plan: words.name(plan), price: words.money(total) }),
        lead:
          offer && 2 * offer < both
            ? `${lead} ${formatMessage(studentPriceCardMessages.offerLess, {
                offer: words.money({ ...total, amount: 2 * offer }),
                student: words.money({ ...total, amount: both }),
              })}`
            : lead,
      };
    },
    badge: ({ personal }) =>
      personal?.later
        ? personal.kind === 'gift'
          ? formatMessage(m.giftBadge, { percent: words.percent(personal.percent) })
          : formatMessage(m.studentBadge)
        : null,
    note(plan) {
      const { personal, total } = plan;
      if (!personal) return null;
      if (personal.later)
        return formatMessage(m.firstPeriod, {
          price: words.money(total),
          later: words.every({ ...plan, total: personal.later }),
        });
      const values = { offer: words.money(total), other: words.money(personal.beaten) };
      return `${words.billed(plan)} ${formatMessage(personal.kind === 'gift' ? m.offerBeatsGift : m.offerBeatsStudent, values)}`;
    },
  };
}
