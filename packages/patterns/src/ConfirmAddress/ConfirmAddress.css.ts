import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  // A long email address breaks; it does not widen the column.
  overflowWrap: 'anywhere',
});

export const form = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: '26rem',
});

export const field = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%' });
