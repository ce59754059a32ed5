import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  minBlockSize: '3.5rem',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  fontSize: vars.font.size.small,
});
globalStyle(`${box} strong`, { fontWeight: vars.font.weight.strong });

/** The way to put it away stands at the edge. */
export const dismiss = style({ marginInlineEnd: `calc(${vars.space[3]} * -1)` });
