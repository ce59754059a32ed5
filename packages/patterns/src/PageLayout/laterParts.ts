import { media } from '@tern/tokens';
import { styleVariants } from '@vanilla-extract/css';

/** Heights in rem: at 1,440 px, and on a phone, whose rem grows with its width. */
type Heights = readonly [desktop: number, phone: number];

/**
 * A part below the first screen is styled and laid out when it comes near, or all at once on paper and when the window
 * changes its size. Until then it counts as high as it will be, so that the page is as long as it will be.
 */
export const laterParts = <Name extends string>(heights: Readonly<Record<Name, Heights>>) =>
  styleVariants(heights, ([desktop, phone]: Heights) => ({
    containIntrinsicBlockSize: `auto ${desktop}rem`,
    '@media': {
      screen: { contentVisibility: 'auto' },
      [media.mobile]: { containIntrinsicBlockSize: `auto ${phone}rem` },
    },
  }));
