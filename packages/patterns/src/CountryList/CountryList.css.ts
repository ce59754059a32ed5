import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  minInlineSize: 0,
});
export const country = style({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  // Countries far below are not drawn before they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.25rem',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 7.5rem auto auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  minBlockSize: '3.75rem',
  cursor: 'pointer',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '2.25rem minmax(0, 1fr) auto auto', columnGap: vars.space[3] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      rowGap: vars.space[1],
      // Below the header and the chart, which stay in sight.
      scrollMarginBlockStart: '19rem',
    },
  },
});
export const code = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const name = style({
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.h4,
});
export const small = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
export const state = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.font.size.small,
  '@media': {
    [media.narrow]: { gridRow: 2, gridColumn: '2 / -1' },
    [media.mobile]: { gridRow: 2, gridColumn: '1 / -1', justifyItems: 'start' },
  },
});
export const distance = style({
  display: 'grid',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const chevron = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const body = style({
  paddingBlockEnd: vars.space[4],
  display: 'grid',
  gap: vars.space[3],
});
export const cities = style({ display: 'grid' });
export const city = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: '2.75rem',
  fontSize: vars.font.size.small,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  cursor: 'pointer',
  '@media': { [media.mobile]: { columnGap: vars.space[3], scrollMarginBlockStart: '19rem' } },
});
export const cityBody = style({ paddingBlockEnd: vars.space[3] });

export const ring = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[8]} ${vars.space[2]}`,
  selectors: { 'section:first-child > &': { paddingBlockStart: 0 } },
});
export const ringTitle = style({ fontSize: vars.font.size.h4, fontWeight: vars.font.weight.strong });
