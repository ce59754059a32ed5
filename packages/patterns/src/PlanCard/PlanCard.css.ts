import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

/** As high as a plan that renews. */
export const awaited = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  minBlockSize: '20rem',
});
export const notice = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});
export const label = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const value = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({
  display: 'block',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
});
export const others = style({ listStyle: 'none', borderBlockStart: hairline });
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline }, '&:last-child': { paddingBlockEnd: 0 } },
});
export const otherText = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const otherName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontWeight: vars.font.weight.strong,
});
