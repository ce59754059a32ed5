import { type ReactNode, useId } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { cx } from '../cx.ts';
import { Price, type PricePart } from '../Price/Price.tsx';
import * as css from './PricingCard.css.ts';

export interface PricingCardProps {
  /** "12 months". */
  name: string;
  /** The price of one month, as `Intl` parts it. */
  priceParts: readonly PricePart[];
  /** The same in words for screen readers: "$3.75 per month". */
  priceLabel: string;
  /** "per month". */
  per: string;
  /** "/mo": takes the place of `per` in the phone's composition. */
  perShort?: string;
  /** The price it replaces: `<><s>$9.99</s> paid monthly</>`. */
  was?: ReactNode;
  /** "62% off". */
  badge?: string;
  /** By default solid on the chosen card and soft on the others. */
  badgeTone?: BadgeTone;
  note: ReactNode;
  /** Takes the place of `note` in the phone's composition. */
  noteShort?: ReactNode;
  /** "Recommended", on the upper edge. */
  flag?: string;
  recommended?: boolean;
  selected?: boolean;
  /** An active subscription of the same plan: cannot be chosen. */
  owned?: boolean;
  /** A `Button`. */
  action?: ReactNode;
  /** `hidden` where the page has a bar at the bottom that carries the choice. */
  actionOnMobile?: 'shown' | 'hidden';
  /**
   * Makes the whole card one native radio button. Without `onChange` the browser keeps the choice, and the
   * looks follow it without a script.
   */
  radio?: { name: string; value: string; onChange?: (value: string) => void };
  /** `compact` is the phone's composition; the other two take it by themselves in the mobile variant. */
  size?: 'lead' | 'normal' | 'compact';
  /** Place of the name in the outline. */
  level?: 2 | 3 | 4;
}

const priceSize = { lead: 'xl', normal: 'lg', compact: 'md' } as const;

/** One plan: length, price a month, what is billed, and the way to choose it (spec section 6, Pricing). */
export function PricingCard({
  name,
  priceParts,
  priceLabel,
  per,
  perShort,
  was,
  badge,
  badgeTone,
  note,
  noteShort,
  flag,
  recommended,
  selected,
  owned,
  action,
  actionOnMobile = 'shown',
  radio,
  size = 'normal',
  level = 3,
}: PricingCardProps) {
  const id = useId();
  const Name = `h${level}` as 'h2' | 'h3' | 'h4';
  const controlled = radio?.onChange !== undefined;
  return (
    <article
      aria-labelledby={`${id}name`}
      className={cx(
        css.card,
        css.layout[size],
        radio && !owned && css.choosable,
        radio && css.byRadio,
        recommended && css.recommended,
        selected && (controlled || !radio) && css.selected,
        owned && css.owned,
      )}
    >
      {flag ? (
        <span className={css.flag}>
          <Badge tone="solid">{flag}</Badge>
        </span>
      ) : null}
      <div className={css.top}>
        <Name className={css.name}>
          {radio ? (
            <label className={css.choice}>
              <input
                type="radio"
                className={css.radio}
                name={radio.name}
                value={radio.value}
                disabled={owned}
                aria-describedby={`${id}price ${id}was ${id}note`}
                {...(controlled
                  ? { checked: Boolean(selected), onChange: () => radio.onChange?.(radio.value) }
                  : { defaultChecked: selected })}
              />
              <span id={`${id}name`}>{name}</span>
            </label>
          ) : (
            <span id={`${id}name`}>{name}</span>
          )}
        </Name>
        {badge ? <Badge tone={badgeTone ?? (selected ? 'action' : 'discount')}>{badge}</Badge> : null}
      </div>
      <p id={`${id}price`} className={cx(css.price, css.priceIn[size])}>
        <Price parts={priceParts} size={priceSize[size]} label={priceLabel} />
        <span aria-hidden="true" className={css.per}>
          {perShort ? (
            <>
              <span className={css.full[size]}>{per}</span>
              <span className={css.short[size]}>{perShort}</span>
            </>
          ) : (
            per
          )}
        </span>
      </p>
      <p id={`${id}was`} className={cx(css.was, css.wasIn[size])}>
        {was}
      </p>
      <p id={`${id}note`} className={cx(css.note, css.noteIn[size])}>
        {noteShort ? (
          <>
            <span className={css.full[size]}>{note}</span>
            <span className={css.short[size]}>{noteShort}</span>
          </>
        ) : (
          note
        )}
      </p>
      {action ? (
        <div className={cx(css.action, css.actionIn[size], actionOnMobile === 'hidden' && css.actionAway)}>
          {action}
        </div>
      ) : null}
    </article>
  );
}
