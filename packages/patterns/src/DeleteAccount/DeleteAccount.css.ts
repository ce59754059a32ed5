import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const follows = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const address = style({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.strong });
