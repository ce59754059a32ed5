import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** The way on across the whole width, the other two side by side: words of any length leave no ragged row. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  inlineSize: '100%',
});
export const go = style({ gridColumn: '1 / -1' });
