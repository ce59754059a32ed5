import * as css from './MethodMarks.css.ts';

/**
 * The names of card schemes and wallets, set in our own type inside a card's outline. They say what is accepted and
 * copy nobody's logo, so no brand's drawing rules apply.
 */
const marks = {
  card: ['Visa', 'Mastercard', 'Amex'],
  wallet: ['G Pay', 'Apple Pay'],
  paypal: ['PayPal'],
} as const;

export type MethodMark = keyof typeof marks;

const letter = 6;

/** Decoration: the label beside it says the same. */
export function MethodMarks({ of }: { of: MethodMark }) {
  return (
    <span className={css.marks} aria-hidden="true">
      {marks[of].map((name) => {
        const width = Math.round(name.length * letter) + 12;
        return (
          <svg
            key={name}
            aria-hidden="true"
            className={css.mark}
            viewBox={`0 0 ${width} 20`}
            width={width}
            height={20}
          >
            <rect x=".5" y=".5" width={width - 1} height="19" rx="3.5" className={css.frame} />
            <text
              x={width / 2}
              y="13.6"
              textAnchor="middle"
              textLength={width - 12}
              lengthAdjust="spacingAndGlyphs"
              className={css.name}
            >
              {name}
            </text>
          </svg>
        );
      })}
    </span>
  );
}
