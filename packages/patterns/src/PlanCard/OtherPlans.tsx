import { formatList, formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Badge, Button } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './PlanCard.css.ts';
import type { PlanCardPlan } from './PlanCardPlan.ts';
import { planCardMessages as m } from './planCard.messages.ts';
import { planStates } from './planStates.ts';

/** Plans beside the one that counts: those that begin later, and of old data those that renew as well. */
export function OtherPlans({ plans }: { plans: readonly PlanCardPlan[] }) {
  const { formatMessage, locale } = useIntl();
  const words = usePlanWords();
  const date = (at: number) => formatWholeDate(at, locale as Language, 'medium');
  return (
    <ul className={css.others}>
      {plans.map((plan) => {
        const name = words.name(plan);
        const state = planStates[plan.state];
        return (
          <li key={plan.id} className={css.other}>
            <div className={css.otherText}>
              <p className={css.otherName}>
                <span>
                  {formatMessage(plan.state === 'waiting' ? m.from : m.until, {
                    plan: name,
                    date: date(plan.state === 'waiting' ? plan.startsAt : plan.worksUntil),
                  })}
                </span>
                <Badge tone={state.tone} icon={state.glyph}>
                  {formatMessage(state.message)}
                </Badge>
              </p>
              {plan.next ? (
                <p className={css.note}>
                  {formatMessage(m.amountOn, {
                    amount: formatMoney(plan.next.amount, locale as Language),
                    date: date(plan.next.at),
                  })}
                </p>
              ) : null}
            </div>
            {plan.links.pay ? (
              <Button size="sm" href={plan.links.pay}>
                {formatMessage(m.pay)}
              </Button>
            ) : plan.links.turnOff ? (
              <Button
                size="sm"
                variant="outline"
                href={plan.links.turnOff}
                aria-label={formatList([formatMessage(m.turnOff), name], locale as Language, 'unit')}
              >
                {formatMessage(m.turnOff)}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
