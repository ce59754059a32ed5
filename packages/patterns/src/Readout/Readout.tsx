import { brand } from '@tern/domain';
import { moneyParts } from '@tern/i18n';
import { Button, cx, Ltr, Price } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { PlanOwner } from '../PlanPicker/PlanOwner.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { planChoiceMessages } from '../PlanPicker/planChoice.messages.ts';
import { planPickerMessages } from '../PlanPicker/planPicker.messages.ts';
import { usePersonalWords } from '../PlanPicker/usePersonalWords.ts';
import { Settled } from '../PlanScale/Settled.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './Readout.css.ts';
import { readoutMessages as messages } from './readout.messages.ts';
import { useWhen } from './useWhen.ts';

export interface ReadoutProps {
  /** As they stand on the scale. */
  plans: readonly PlanView[];
  /** The checkout of a plan. */
  hrefFor: (plan: PlanView) => string;
  /** Epoch milliseconds; null in shared HTML, which names no day. */
  now: number | null;
  /** The offer that lowers the price of these plans, with its last day. */
  offer?: { readonly planIds: readonly string[]; readonly text: string } | undefined;
  /** Somebody who has a plan: what another one costs today depends on it, and the checkout says it. */
  owner?: PlanOwner | undefined;
}

/** The cost of the chosen plan of a `PlanScale`: a month, today, and next time, with the way to its checkout. */
export function Readout({ plans, hrefFor, now, offer, owner }: ReadoutProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const personalWords = usePersonalWords();
  const when = useWhen(now);
  const isOffered = (plan: PlanView) =>
    !plan.owned && !plan.personal?.later && offer?.planIds.includes(plan.id);
  const note = (plan: PlanView) =>
    personalWords.note(plan) ??
    (plan.listPerMonth.amount > plan.perMonth.amount
      ? formatMessage(planPickerMessages.paidMonthly, {
          price: words.money(plan.listPerMonth),
          was: (chunks) => (
            <s key="was">
              <Ltr>{chunks}</Ltr>
            </s>
          ),
        })
      : null);
  return (
    <div className={cx(css.readout, owner && css.brief)}>
      <div className={css.cell}>
        <p className={css.label}>{formatMessage(messages.month)}</p>
        <div className={css.figure}>
          <Settled
            plans={plans}
            of={(plan) => (
              <Price
                size="xl"
                parts={moneyParts(plan.perMonth, words.language)}
                label={formatMessage(planChoiceMessages.pricePerMonth, { price: words.money(plan.perMonth) })}
              />
            )}
          />
        </div>
        <div className={css.note}>
          <Settled
            plans={plans}
            of={(plan) => (
              <>
                <span>{note(plan)}</span>
                {owner && !plan.owned ? <span>{words.billed(plan)}</span> : null}
                {isOffered(plan) ? <span className={css.offer}>{offer?.text}</span> : null}
              </>
            )}
          />
        </div>
      </div>
      {owner ? null : (
        <>
          <div className={css.cell}>
            <p className={css.label}>{formatMessage(messages.today)}</p>
            <div className={css.sum}>
              <Settled plans={plans} of={(plan) => <Ltr>{words.money(plan.total)}</Ltr>} />
            </div>
            <p className={css.note}>
              {formatMessage(messages.moneyBack, { days: brand.claims.moneyBackDays })}
            </p>
          </div>
          <div className={css.cell}>
            <div className={css.day}>
              {/* Another text is another element: into text that a translator has replaced React writes nothing. */}
              <Settled plans={plans} of={(plan) => <span key={when(plan)}>{when(plan)}</span>} />
            </div>
            <div className={css.sum}>
              <Settled
                plans={plans}
                of={(plan) => <Ltr>{words.money(plan.personal?.later ?? plan.total)}</Ltr>}
              />
            </div>
            <div className={css.note}>
              <Settled
                plans={plans}
                of={(plan) => (
                  <>
                    <span>{words.billed({ ...plan, total: plan.personal?.later ?? plan.total })}</span>{' '}
                    {formatMessage(messages.renews)}
                  </>
                )}
              />
            </div>
          </div>
        </>
      )}
      <div className={cx(css.cell, css.go)}>
        <WayOn plans={plans} hrefFor={hrefFor} owner={owner} />
      </div>
    </div>
  );
}

/** A link for each plan: it leads to the checkout without a script, too. */
function WayOn({ plans, hrefFor, owner }: Pick<ReadoutProps, 'plans' | 'hrefFor' | 'owner'>) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  // A failed charge comes first.
  if (owner?.standing === 'overdue') return null;
  return (
    <>
      <Settled
        plans={plans}
        of={(plan) =>
          plan.owned ? (
            <span className={css.day}>{formatMessage(planChoiceMessages.owned)}</span>
          ) : (
            <Button href={hrefFor(plan)} size="lg" block>
              {formatMessage(owner ? planPickerMessages.changeTo : messages.next, { plan: words.name(plan) })}
            </Button>
          )
        }
      />
      <p className={css.note}>{formatMessage(owner ? messages.changeNote : messages.again)}</p>
    </>
  );
}
