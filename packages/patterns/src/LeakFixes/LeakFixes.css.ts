import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: vars.space[10] });
export const group = style({ display: 'grid', gap: vars.space[5] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});
