import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const address = style({
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const finding = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const danger = style({ color: vars.color.danger });
export const success = style({ color: vars.color.success });
export const empty = style({ color: vars.color.textMuted });
