import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg,
});
export const stage = style({
  position: 'relative',
  padding: vars.space[6],
  minInlineSize: 0,
  overflowX: 'auto',
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const flush = style({ padding: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bgAlt,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});
export const barName = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });
export const barEnd = style({ marginInlineStart: 'auto' });
export const source = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
});
globalStyle(`${source} > summary`, {
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
});
globalStyle(`${source} .docblock-source`, { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none' });
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
export const wide = style({ gridColumn: '1 / -1' });
export const state = style({ margin: 0, minInlineSize: 0 });
