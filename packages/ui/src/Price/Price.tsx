import { cx } from '../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';

export interface PricePart {
  /** As `Intl.NumberFormat.formatToParts` names it. */
  type: 'currency' | 'integer' | 'decimal' | 'fraction' | 'literal' | 'group' | (string & {});
  value: string;
}

export interface PriceProps {
  /** The parts in the order `Intl` gives them for the language. */
  parts: readonly PricePart[];
  /** 36, 56 or 88 px. */
  size?: 'md' | 'lg' | 'xl';
  /** The whole price in words for screen readers, "$3.75 per month". */
  label: string;
}

/**
 * An amount as a picture, kept from translators. The currency stands where `Intl` puts it: superscript before the figures, on the
 * line after them. Reads left to right in every language.
 */
export function Price({ parts, size = 'lg', label }: PriceProps) {
  const firstFigure = parts.findIndex((part) => part.type === 'integer');
  const figures = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  const currencyAt = parts.findIndex((part) => part.type === 'currency');
  const currency = parts[currencyAt]?.value;
  const leads = currencyAt < firstFigure;
  return (
    <>
      <span
        key={`${currency} ${figures}`}
        translate="no"
        aria-hidden="true"
        className={cx(css.amount, css.size[size])}
      >
        {currency && leads ? <span className={css.prefix}>{currency}</span> : null}
        {/* biome-ignore lint/complexity/noUselessFragments: bare, for its line; the element is another one with another value */}
        <>{figures}</>
        {currency && !leads ? <span className={css.suffix}>{currency}</span> : null}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
