import { style } from '@vanilla-extract/css';

/** Boxes of the stories. */
export const box = style({ position: 'relative', inlineSize: 'min(30rem, 100%)', aspectRatio: '1' });
export const strip = style({
  position: 'relative',
  inlineSize: '24rem',
  maxInlineSize: '100%',
  blockSize: '13rem',
  overflow: 'hidden',
});
export const square = style({
  position: 'absolute',
  insetInlineStart: '-2rem',
  insetBlockStart: '-8rem',
  inlineSize: '28rem',
  blockSize: '28rem',
});
