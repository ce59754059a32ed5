import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', counterReset: 'step' });

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  alignItems: 'start',
  paddingBlock: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [media.mobile]: { gridTemplateColumns: '2rem minmax(0, 1fr)' } },
  '::before': {
    content: 'counter(step)',
    fontSize: vars.font.size.h4,
    lineHeight: 1.3,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.data,
  },
  selectors: { '&:last-child': { borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}` } },
});
export const pictured = style({
  gridTemplateColumns: '3rem minmax(0, 1fr) minmax(0, 20rem)',
  '@media': { [media.mobile]: { gridTemplateColumns: '2rem minmax(0, 1fr)' } },
});
export const words = style({
  display: 'grid',
  maxInlineSize: '36rem',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
export const picture = style({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: vars.color.bgAlt,
  '@media': { [media.mobile]: { gridColumn: 2 } },
  // The place of a `ScreenPicture` that comes after the first paint.
  selectors: { '&:has(> [data-late])': { aspectRatio: '8 / 5' } },
});
