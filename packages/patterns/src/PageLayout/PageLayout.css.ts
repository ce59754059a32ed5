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

/** Heights of a list of closed questions in rem, which has a head and rows. */
const questions = (count: number) => [8 + 6.3 * count, 8 + 6.9 * count] as const;

/** Heights of parts in rem: at 1,440 px, and on a phone, whose rem grows with its width. */
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
  planComparison: [61, 59],
  thirtyDays: [41, 32],
  planQuestions: [38, 38],
  dnsTest: [33, 36],
  leakFixes: [70, 144],
  leakQuestions: [39, 39],
  addressFacts: [52, 73],
  addressNext: [26, 33],
  addressQuestions: [33, 34],
  pageEnd: [18, 26],
  questions2: questions(2),
  questions3: questions(3),
  questions4: questions(4),
  questions5: questions(5),
  questions6: questions(6),
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
