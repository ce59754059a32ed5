import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: vars.space[6] });
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const finding = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const danger = style({ color: vars.color.danger });
export const success = style({ color: vars.color.success });
