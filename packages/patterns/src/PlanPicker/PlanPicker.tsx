import type { Currency } from '@tern/domain';
import { Badge, Button, Container, EmptyState, Skeleton, VisuallyHidden } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from '../CurrencyPicker/CurrencyPicker.tsx';
import { PlanScale } from '../PlanScale/PlanScale.tsx';
import { byLength } from '../PlanScale/scaleShape.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { Readout } from '../Readout/Readout.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import type { PersonalPrice } from './PersonalPrice.ts';
import { OwnerActions, PickerTitle } from './PickerTitle.tsx';
import type { PlanOwner } from './PlanOwner.ts';
import * as css from './PlanPicker.css.ts';
import type { PlanView } from './PlanView.ts';
import { planChoiceMessages } from './planChoice.messages.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';
import { SaidPrices } from './SaidPrices.tsx';
import { TrialRow } from './TrialRow.tsx';

export interface PlanPickerProps {
  /** In any order. `null` while they are on their way. */
  plans: readonly PlanView[] | null;
  /** The plans could not be loaded. */
  error?: boolean;
  onRetry?: () => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  currency: Currency;
  currencies: readonly Currency[];
  onCurrencyChange: (currency: Currency) => void;
  /** Epoch milliseconds; null in shared HTML, which names no day. */
  now?: number | null;
  /** The checkout of a plan, which the button leads to. */
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
}

/** The plans on one scale: what the chosen one costs, and the way to its checkout (spec sections 3 and 4). */
export function PlanPicker({
  plans,
  error = false,
  onRetry,
  selectedId,
  onSelect,
  currency,
  currencies,
  onCurrencyChange,
  now = null,
  hrefFor,
  trial,
  owner,
  personal,
  offer,
  maxDiscount,
  headingLevel = 1,
}: PlanPickerProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const titleId = useId();
  const waiting = plans === null && !error;
  const ordered = [...(plans ?? [])].sort(byLength);
  // Something is always chosen: the readout tells of it.
  const chosenId = (ordered.find(({ id }) => id === selectedId) ?? ordered.at(-1))?.id ?? null;
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
            <SaidPrices
              plans={plans}
              currency={currency}
              selected={plans?.find(({ id }) => id === selectedId) ?? null}
            />
          </div>
          {owner ? <OwnerActions /> : null}
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
            <div className={css.waiting} aria-busy="true">
              <VisuallyHidden>
                <span role="status">{formatMessage(planChoiceMessages.loading)}</span>
              </VisuallyHidden>
              <Skeleton height="block" />
              <Skeleton height="figure" width="third" />
              <Skeleton width="half" />
            </div>
          </>
        ) : plans?.length ? (
          <PlanScale
            plans={ordered}
            selectedId={chosenId}
            onSelect={onSelect}
            offered={offer?.planIds}
            owner={owner}
          >
            <Readout plans={ordered} hrefFor={hrefFor} now={now} offer={offer} owner={owner} />
          </PlanScale>
        ) : (
          <EmptyState
            title={formatMessage(planChoiceMessages.emptyTitle)}
            text={formatMessage(planChoiceMessages.emptyText)}
            action={retry}
          />
        )}
        {trial === undefined ? null : <TrialRow trial={trial} />}
      </Container>
    </section>
  );
}
