import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '25rem',
  minInlineSize: 0,
  // Addresses may be long and have no place to break.
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const email = style({ fontWeight: vars.font.weight.strong });
export const actions = style({ display: 'grid', gap: vars.space[2] });
