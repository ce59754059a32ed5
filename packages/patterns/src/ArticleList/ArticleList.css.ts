import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[14] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[14]} ${vars.space.gutter}`,
  listStyle: 'none',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] },
  },
});
/** Cards below the first screen are laid out when they come near, and count as high as most are until then. */
const later = { contentVisibility: 'auto', overflowClipMargin: vars.space[2] } as const;
export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  containIntrinsicBlockSize: 'auto 26.5rem',
  '@media': {
    screen: { selectors: { '&:nth-child(n + 4)': later } },
    [media.mobile]: {
      containIntrinsicBlockSize: 'auto 24.4rem',
      // Japanese needs a line less for the title and the summary.
      selectors: { '&:lang(ja)': { containIntrinsicBlockSize: 'auto 21.2rem' } },
    },
    [`screen and ${media.mobile}`]: { selectors: { '&:nth-child(n + 2)': later } },
  },
});
