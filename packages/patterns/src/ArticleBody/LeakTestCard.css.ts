import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[6],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  '@media': { [media.mobile]: { padding: vars.space[5] }, [media.print]: { display: 'none' } },
});
const row = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[5],
} as const;
const phone = { gridTemplateColumns: 'auto minmax(0, 1fr)' } as const;
export const form = styleVariants({
  side: { '@media': { [media.narrow]: row, [media.mobile]: { ...row, ...phone } } },
  wide: { ...row, '@media': { [media.mobile]: phone } },
});
export const ring = style({
  display: 'block',
  inlineSize: '5.5rem',
  '@media': { [media.mobile]: { inlineSize: '4rem' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
});
export const text = style({ color: vars.color.textMuted });
export const action = style({
  display: 'block',
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
