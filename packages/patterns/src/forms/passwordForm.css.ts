import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '25rem', minInlineSize: 0 });
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  // A long email address breaks; it does not widen the column.
  overflowWrap: 'anywhere',
});
export const question = style({ display: 'grid', gap: vars.space[4] });
export const code = style({ display: 'grid', gap: vars.space[2] });
/** Where no script runs it could do nothing. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
