import type { Currency } from '@tern/domain';
import {
  Badge,
  Button,
  Container,
  EmptyState,
  Heading,
  RadioGroup,
  Skeleton,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { checkoutFormMessages } from '../CheckoutForm/checkoutForm.messages.ts';
import { CurrencyPicker } from '../CurrencyPicker/CurrencyPicker.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { planChoiceMessages } from '../PlanPicker/planChoice.messages.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './CheckoutPlan.css.ts';
import { checkoutPlanMessages as messages } from './checkoutPlan.messages.ts';

export interface CheckoutPlanProps {
  /** In the order shown. `null` while they are on their way. */
  plans: readonly PlanView[] | null;
  /** The plans could not be loaded. */
  error?: boolean;
  onRetry?: () => void;
  selected: PlanView | null;
  onSelect: (id: string) => void;
  currency: Currency;
  currencies: readonly Currency[];
  onCurrencyChange: (currency: Currency) => void;
  /** The other plans are open at first: nobody has chosen one yet. */
  opened?: boolean;
}

/** The head of the checkout: its name, and the plan in one row that opens onto the others. Without a plan it is the page. */
export function CheckoutPlan({
  plans,
  error = false,
  onRetry,
  selected,
  opened,
  ...rest
}: CheckoutPlanProps) {
  const { formatMessage } = useIntl();
  const head = (
    <div className={css.head}>
      <Heading level={1} size="h2">
        {formatMessage(checkoutFormMessages.title)}
      </Heading>
      {plans && selected ? (
        <Choice plans={plans} selected={selected} opened={opened} {...rest} />
      ) : plans === null && !error ? (
        <div aria-busy="true" className={css.waiting}>
          <VisuallyHidden>
            <span role="status">{formatMessage(planChoiceMessages.loading)}</span>
          </VisuallyHidden>
          <Skeleton width="third" />
        </div>
      ) : (
        <div role="alert">
          <EmptyState
            title={formatMessage(error ? planChoiceMessages.errorTitle : planChoiceMessages.emptyTitle)}
            text={formatMessage(error ? planChoiceMessages.errorText : planChoiceMessages.emptyText)}
            action={
              onRetry ? (
                <Button variant="outline" onClick={onRetry}>
                  {formatMessage(planChoiceMessages.retry)}
                </Button>
              ) : undefined
            }
          />
        </div>
      )}
    </div>
  );
  return selected ? (
    head
  ) : (
    <div className={css.root}>
      <Container>{head}</Container>
    </div>
  );
}

type ChoiceProps = Omit<CheckoutPlanProps, 'plans' | 'selected' | 'error' | 'onRetry'> & {
  plans: readonly PlanView[];
  selected: PlanView;
};

/** A `<details>`: it opens before React is there. */
function Choice({ plans, selected, onSelect, opened, ...rest }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const { currency, currencies, onCurrencyChange } = rest;
  const perMonth = (plan: PlanView) =>
    formatMessage(planChoiceMessages.pricePerMonth, { price: words.money(plan.perMonth) });
  const off = words.off(selected);
  return (
    <details open={opened} className={css.choice}>
      <summary className={css.row}>
        <strong className={css.name}>{words.name(selected)}</strong>
        <span className={css.price}>
          <span>{perMonth(selected)}</span> {off ? <Badge tone="discount">{off}</Badge> : null}
        </span>
        <span className={css.change}>{formatMessage(messages.change)}</span>
      </summary>
      <div className={css.panel}>
        <RadioGroup
          legend={formatMessage(planChoiceMessages.plans)}
          legendHidden
          name="plan"
          variant="card"
          value={selected.id}
          onChange={onSelect}
          options={plans.map((plan) => ({
            value: plan.id,
            label: words.name(plan),
            note: plan.owned
              ? formatMessage(planChoiceMessages.owned)
              : plan.perMonth.amount === plan.total.amount
                ? perMonth(plan)
                : `${perMonth(plan)} · ${words.money(plan.total)}`,
            disabled: plan.owned && plan.id !== selected.id,
          }))}
        />
        <CurrencyPicker value={currency} currencies={currencies} onChange={onCurrencyChange} />
      </div>
    </details>
  );
}
