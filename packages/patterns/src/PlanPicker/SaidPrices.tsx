import type { Currency } from '@tern/domain';
import { formatList } from '@tern/i18n';
import { VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { PlanView } from './PlanView.ts';
import { planChoiceMessages } from './planChoice.messages.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';

export interface SaidPricesProps {
  plans: readonly PlanView[] | null;
  currency: Currency;
  /** The chosen plan. */
  selected: PlanView | null;
}

/** Says the price of a plan that is chosen in place of another. */
function SaidChoice({ selected }: Pick<SaidPricesProps, 'selected'>) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const said = useChanges(
    selected
      ? formatMessage(messages.planPrice, { plan: words.name(selected), price: words.money(selected.total) })
      : null,
  );
  return <span role="status">{said}</span>;
}

/** Says the prices, once and politely, when another currency has changed them, and the price of another plan. */
export function SaidPrices({ plans, currency, selected }: SaidPricesProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const priceOf = (plan: PlanView) =>
    formatMessage(messages.planPrice, {
      plan: words.name(plan),
      price: formatMessage(planChoiceMessages.pricePerMonth, { price: words.money(plan.perMonth) }),
    });
  const said = useChanges(
    plans?.length
      ? formatMessage(messages.pricesNow, {
          currency,
          prices: formatList(plans.map(priceOf), words.language, 'unit'),
        })
      : null,
  );
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
      {/* Anew with each currency: its prices are said already. */}
      <SaidChoice key={selected?.total.currency} selected={selected} />
    </VisuallyHidden>
  );
}
