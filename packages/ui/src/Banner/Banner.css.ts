import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const banner = style({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  '@media': { [media.print]: { display: 'none' } },
});

export const tone = styleVariants({
  neutral: { background: vars.color.bgAlt, color: vars.color.text },
  // Amber belongs to the offers.
  warning: { background: vars.color.surface, color: vars.color.text, borderColor: vars.color.text },
  danger: { background: vars.color.dangerSoft, color: vars.color.text },
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingBlock: vars.space[3],
  paddingInline: vars.space.margin,
});

export const icon = style({ flex: 'none' });
export const text = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'break-word' });
export const action = style({ flex: 'none' });
