import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

/** Holds the place of the fields, so that nothing jumps when they come. */
export const place = style({ position: 'relative', display: 'grid' });
export const tall = style({ minBlockSize: '13.5rem' });
export const short = style({ minBlockSize: '3.75rem' });

export const waiting = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gap: vars.space[4],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
});
export const waitingField = style({ display: 'grid', gap: vars.space[3] });

export const host = style({ minInlineSize: 0 });
export const hidden = style({ visibility: 'hidden' });
// A frame of another colour scheme than its page's gets an opaque white ground.
globalStyle(`${host} iframe`, { colorScheme: 'light' });

export const fine = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});
