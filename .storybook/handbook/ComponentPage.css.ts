import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[6] });
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const lead = style({
  maxInlineSize: '40rem',
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.lead,
  color: vars.color.textMuted,
});
globalStyle(`${lead} > p`, { margin: 0, color: 'inherit' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.color.textFaint,
  fontSize: vars.font.size.small,
});
