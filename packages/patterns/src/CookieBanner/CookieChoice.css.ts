import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[5],
  // Whoever is led here sees the heading and the text before it, below the header that stays.
  scrollMarginBlockStart: '18rem',
});

export const state = style({
  fontWeight: vars.font.weight.strong,
  selectors: {
    // Without a script the address says which of the two is so: the edge leads back to it.
    ':target > &': { display: 'block' },
  },
  '@media': { [media.scripted]: { selectors: { ':target > &[hidden]': { display: 'none' } } } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '24rem',
});
