import type { Currency } from '@tern/domain';
import { moneyParts } from '@tern/i18n';
import { Badge, Button, Container, EmptyState, Ltr, PricingCard, PricingCardSkeleton } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from '../CurrencyPicker/CurrencyPicker.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { NotSure } from './NotSure.tsx';
import type { PersonalPrice } from './PersonalPrice.ts';
import { PickerTitle } from './PickerTitle.tsx';
import type { PlanOwner } from './PlanOwner.ts';
import * as css from './PlanPicker.css.ts';
import type { PlanView } from './PlanView.ts';
import { planChoiceMessages } from './planChoice.messages.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';
import { SaidPrices } from './SaidPrices.tsx';
import { usePersonalWords } from './usePersonalWords.ts';

export interface PlanPickerProps {
  /** In the order shown. `null` while they are on their way. */
  plans: readonly PlanView[] | null;
  /** The plans could not be loaded. */
  error?: boolean;
  onRetry?: () => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  currency: Currency;
  currencies: readonly Currency[];
  onCurrencyChange: (currency: Currency) => void;
  /** The checkout of a plan: each card is also a plain link there. */
  hrefFor: (plan: PlanView) => string;
  /** The line below the plans: the free trial, or with null the guarantee. Without it there is none. */
  trial?: TrialOffer | null;
  /** Somebody who has a plan: what it is stands first, with what helps it most. */
  owner?: PlanOwner;
  /** A code of the visitor's own lowers the first period of some plan (`PlanView.personal`). */
  personal?: PersonalPrice;
  /** The offer that lowers the price of these plans, with its last day: “Black Friday · Ends on November 30, 2026”. */
  offer?: { readonly planIds: readonly string[]; readonly text: string };
  /** Whole per cent; shown until the plans are known (spec section 4, Discount display). */
  maxDiscount?: number;
  headingLevel?: 1 | 2;
  /** `hidden` where a `PayBar` carries the choice on small screens. Shown all the same without JavaScript. */
  actionOnMobile?: 'shown' | 'hidden';
  /** Off where the page says the changed total itself. */
  announcesPrices?: boolean;
}

/** The plans side by side: one choice, and a way to the checkout from each (spec sections 3 and 4). */
export function PlanPicker({
  plans,
  error = false,
  onRetry,
  selectedId,
  onSelect,
  currency,
  currencies,
  onCurrencyChange,
  hrefFor,
  trial,
  owner,
  personal,
  offer,
  maxDiscount,
  headingLevel = 1,
  actionOnMobile = 'shown',
  announcesPrices = true,
}: PlanPickerProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const titleId = useId();
  const waiting = plans === null && !error;
  const retry = onRetry ? (
    <Button variant="outline" onClick={onRetry}>
      {formatMessage(planChoiceMessages.retry)}
    </Button>
  ) : undefined;

  return (
    <section className={css.root} aria-labelledby={titleId}>
      <Container>
        <div className={css.head}>
          <PickerTitle owner={owner} personal={personal} plans={plans} level={headingLevel} id={titleId} />
          <div className={css.currency}>
            <CurrencyPicker value={currency} currencies={currencies} onChange={onCurrencyChange} />
            {announcesPrices ? (
              <SaidPrices
                plans={plans}
                currency={currency}
                selected={plans?.find(({ id }) => id === selectedId) ?? null}
              />
            ) : null}
          </div>
        </div>
        {error ? (
          <div role="alert">
            <EmptyState
              title={formatMessage(planChoiceMessages.errorTitle)}
              text={formatMessage(planChoiceMessages.errorText)}
              action={retry}
            />
          </div>
        ) : waiting ? (
          <>
            {maxDiscount ? (
              <p className={css.upTo}>
                <Badge tone="discount">
                  {formatMessage(messages.upTo, { percent: words.percent(maxDiscount) })}
                </Badge>
              </p>
            ) : null}
            <div className={gridOf(3, 0)}>
              {['first', 'second', 'third'].map((key) => (
                <PricingCardSkeleton key={key} label={formatMessage(planChoiceMessages.loading)} />
              ))}
            </div>
          </>
        ) : plans?.length ? (
          <PlanCards
            plans={plans}
            selectedId={selectedId}
            onSelect={onSelect}
            hrefFor={hrefFor}
            actionOnMobile={actionOnMobile}
            owner={owner}
            offer={offer}
            level={headingLevel === 1 ? 2 : 3}
          />
        ) : (
          <EmptyState
            title={formatMessage(planChoiceMessages.emptyTitle)}
            text={formatMessage(planChoiceMessages.emptyText)}
            action={retry}
          />
        )}
        {trial === undefined ? null : <NotSure trial={trial} />}
      </Container>
    </section>
  );
}

export interface PlanCardsProps
  extends Pick<
    PlanPickerProps,
    'selectedId' | 'onSelect' | 'hrefFor' | 'actionOnMobile' | 'owner' | 'offer'
  > {
  plans: readonly PlanView[];
  /** The place of the names in the outline. */
  level?: 2 | 3;
}

/** The cards alone, for a page with a heading of its own. */
function PlanCards({
  plans,
  selectedId,
  onSelect,
  hrefFor,
  actionOnMobile = 'shown',
  owner,
  offer,
  level = 3,
}: PlanCardsProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const personalWords = usePersonalWords();
  const name = useId();
  const recommendedAt = plans.findIndex((plan) => plan.recommended);
  const lead = plans.length <= 3 ? recommendedAt : -1;
  const chosenId = plans.some((plan) => plan.id === selectedId && !plan.owned) ? selectedId : null;

  return (
    <div
      role="radiogroup"
      aria-label={formatMessage(planChoiceMessages.plans)}
      className={gridOf(plans.length, lead)}
    >
      {plans.map((plan, index) => {
        const selected = plan.id === chosenId;
        const saving = plan.recommended ? plan.saving : null;
        const strong = chosenId ? selected : plan.recommended;
        const price = words.money(plan.perMonth);
        const mine = plan.owned ? owner?.paid : undefined;
        const isOffered = !plan.owned && !plan.personal?.later && offer?.planIds.includes(plan.id);
        const withOffer = (note: string) =>
          isOffered ? (
            <>
              <span>{note}</span> <span className={css.offer}>{offer?.text}</span>
            </>
          ) : (
            note
          );
        return (
          <PricingCard
            key={plan.id}
            level={level}
            name={words.name(plan)}
            size={index === lead ? 'lead' : 'normal'}
            priceParts={moneyParts(plan.perMonth, words.language)}
            priceLabel={formatMessage(planChoiceMessages.pricePerMonth, { price })}
            per={formatMessage(messages.perMonth, { currency: plan.perMonth.currency })}
            perShort={formatMessage(messages.perMonthShort, { currency: plan.perMonth.currency })}
            was={
              plan.listPerMonth.amount > plan.perMonth.amount
                ? formatMessage(messages.paidMonthly, {
                    price: words.money(plan.listPerMonth),
                    was: (chunks) => (
                      <s key="was">
                        <Ltr>{chunks}</Ltr>
                      </s>
                    ),
                  })
                : undefined
            }
            badge={personalWords.badge(plan) ?? words.off(plan) ?? undefined}
            note={withOffer(
              personalWords.note(plan) ??
                (mine
                  ? formatMessage(messages.paid, { amount: words.money(mine) })
                  : saving
                    ? `${words.billed(plan)} ${formatMessage(messages.saving, { amount: words.money(saving) })}`
                    : words.billed(plan)),
            )}
            noteShort={saving && !mine && !plan.personal?.later ? withOffer(words.billed(plan)) : undefined}
            flag={
              plan.owned
                ? formatMessage(planChoiceMessages.owned)
                : plan.recommended
                  ? formatMessage(messages.recommended)
                  : undefined
            }
            recommended={plan.recommended}
            selected={selected}
            owned={plan.owned}
            radio={{ name, value: plan.id, onChange: onSelect }}
            action={
              plan.owned || owner?.standing === 'overdue' ? undefined : (
                <div className={actionOnMobile === 'hidden' ? css.actionAway : undefined}>
                  <Button href={hrefFor(plan)} variant={strong ? 'primary' : 'outline'} block>
                    {formatMessage(owner ? messages.changeTo : messages.choose, { plan: words.name(plan) })}
                  </Button>
                </div>
              )
            }
          />
        );
      })}
    </div>
  );
}

/** The class of a row of `count` plans with a wide one at `lead` (-1: none). */
function gridOf(count: number, lead: number): string {
  if (count > 4) return css.rows.many;
  if (count === 4) return css.rows.four;
  if (count < 2) return css.rows.one;
  const place = (['First', 'Second', 'Third'] as const)[lead];
  if (count === 2) return place === 'First' || place === 'Second' ? css.rows[`two${place}`] : css.rows.two;
  return place ? css.rows[`three${place}`] : css.rows.three;
}
