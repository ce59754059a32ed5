import { media } from '@tern/tokens';
import { styleVariants } from '@vanilla-extract/css';

/** Heights in rem: at 1,440 px, and on a phone, whose rem grows with its width. */
type Heights = readonly [desktop: number, phone: number];

/** Shares of the height where texts are shorter than in most languages. */
const shares = { desktop: { ja: 0.92 }, phone: { en: 0.97, ja: 0.88, ar: 0.92 } };

const reserve = (rem: number) => ({ containIntrinsicBlockSize: `auto ${Number(rem.toFixed(1))}rem` });

/**
 * A part below the first screen is styled and laid out when it comes near, or all at once on paper and when the window
 * changes its size. Until then it counts as high as it will be, so that the page is as long as it will be.
 */
export const laterParts = <Name extends string>(heights: Readonly<Record<Name, Heights>>) =>
  styleVariants(heights, ([desktop, phone]: Heights) => ({
    ...reserve(desktop),
    selectors: { '&:lang(ja)': reserve(desktop * shares.desktop.ja) },
    '@media': {
      screen: { contentVisibility: 'auto' },
      [media.mobile]: {
        ...reserve(phone),
        selectors: {
          '&:lang(en)': reserve(phone * shares.phone.en),
          '&:lang(ja)': reserve(phone * shares.phone.ja),
          '&:lang(ar)': reserve(phone * shares.phone.ar),
        },
      },
    },
  }));
