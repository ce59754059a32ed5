import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}` },
  },
});
export const when = style({
  fontSize: vars.font.size.small,
  lineHeight: 1.7,
  color: vars.color.textFaint,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const what = style({ minInlineSize: 0, overflowWrap: 'break-word' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.font.weight.medium,
});
export const icon = style({ flex: 'none', color: vars.color.textMuted });
export const note = style({ fontSize: vars.font.size.small, color: vars.color.textMuted, lineHeight: 1.55 });
