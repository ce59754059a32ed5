import { type Currency, currencySymbol } from '@tern/domain';
import { Button, SegmentedControl } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './CurrencyPicker.css.ts';
import { currencyPickerMessages as messages } from './currencyPicker.messages.ts';

export interface CurrencyPickerProps {
  value: Currency;
  /** In the order shown. */
  currencies: readonly Currency[];
  onChange: (currency: Currency) => void;
}

/**
 * The currency of all prices on the page (spec section 9). Where scripts are off it is a form that opens
 * the same page with `?currency=…`.
 */
export function CurrencyPicker({ value, currencies, onChange }: CurrencyPickerProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="get" className={css.form} onSubmit={(event) => event.preventDefault()}>
      <SegmentedControl
        label={formatMessage(messages.label)}
        name="currency"
        value={value}
        onChange={onChange}
        options={currencies.map((currency) => ({
          value: currency,
          label: currency,
          sign: currencySymbol(currency),
        }))}
      />
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {formatMessage(messages.apply)}
        </Button>
      </noscript>
    </form>
  );
}
