import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const band = style({
  background: vars.color.dataSoft,
  color: vars.color.text,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
});
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '44px',
  paddingBlock: vars.space[2],
});
export const icon = style({ color: vars.color.danger, flex: 'none' });
export const text = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
