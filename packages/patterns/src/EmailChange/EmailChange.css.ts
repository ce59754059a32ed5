import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  // A long email address breaks; it does not widen the column.
  overflowWrap: 'anywhere',
});
export const form = style([stack, { maxInlineSize: '26rem' }]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
