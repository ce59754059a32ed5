import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';
import { panel } from './guidance.css.ts';

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[3],
});
export const iconCell = style([
  panel,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[2],
    padding: vars.space[4],
  },
]);
