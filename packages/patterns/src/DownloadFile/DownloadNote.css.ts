import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const answer = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[3] });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
export const next = style({
  display: 'grid',
  gridTemplateColumns: '10.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  maxInlineSize: '34rem',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});
/** The drawing has an eighth of its width around it. */
export const picture = style({ inlineSize: '12rem', marginInlineStart: '-1.5rem' });
export const words = style({ display: 'grid', fontSize: vars.font.size.small, color: vars.color.textMuted });
export const label = style({ fontSize: vars.font.size.caption, color: vars.color.textFaint });
export const title = style({
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text,
});
/** Longer than anybody stays: what a press has shown is not hidden again. */
const kept = 'visibility 0s 999999s, max-block-size 0s 999999s !important';
/** Before the page is alive a press on the file's link is known to the styles alone. */
export const untilAlive = style({
  visibility: 'hidden',
  maxBlockSize: 0,
  overflow: 'hidden',
  transition: kept,
  selectors: {
    '[data-download]:has(a:is([data-file], [data-store]):active) &': {
      visibility: 'visible',
      maxBlockSize: '30rem',
      transition: 'none !important',
    },
  },
});
