import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  paddingBlock: vars.space[3],
  lineHeight: 1.5,
  minBlockSize: '7rem',
  maxBlockSize: '24rem',
  resize: 'vertical',
  // Grows by itself where the browser can; elsewhere it is drawn larger by hand.
  fieldSizing: 'content',
} as Parameters<typeof style>[0]);

export const counter = style({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.textFaint,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
