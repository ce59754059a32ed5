import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** A short page still reaches the lower edge: the footer stands there, not in the middle. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '@media': { [media.print]: { minBlockSize: 0 } },
});
/* On paper there is nowhere to go. */
globalStyle(`${shell} > :not(main)`, { '@media': { [media.print]: { display: 'none' } } });
export const main = style({ flex: '1 0 auto' });
export const ice = style({ background: vars.color.bgAlt });

/** Heights of the home page's parts in rem: at 1,440 px, and on a phone, whose rem grows with its width. */
const heights = {
  onOff: [59, 70],
  devices: [56, 61],
  noLogs: [44, 48],
  uses: [71, 33],
  tools: [57, 74],
  places: [29, 29],
  prices: [43, 55],
  questions: [41, 50],
  end: [42, 43],
} as const;

/**
 * A part below the first screen is styled and laid out when it comes near, or all at once on paper and when the window
 * changes its size. Until then it counts as high as it will be, so that the page is as long as it will be.
 */
export const later = styleVariants(heights, ([desktop, phone]) => ({
  containIntrinsicBlockSize: `auto ${desktop}rem`,
  '@media': {
    screen: { contentVisibility: 'auto' },
    [media.mobile]: { containIntrinsicBlockSize: `auto ${phone}rem` },
  },
}));
