import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const figure = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '44rem',
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.text}`,
});
export const words = style({ fontSize: vars.font.size.lead, lineHeight: 1.5, overflowWrap: 'break-word' });
export const source = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
globalStyle(`${source} a`, { textDecoration: 'underline', textUnderlineOffset: '0.25em' });
