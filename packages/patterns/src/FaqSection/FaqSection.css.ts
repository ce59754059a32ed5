import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[6],
  marginBlockEnd: vars.space[12],
  '@media': { [media.mobile]: { marginBlockEnd: vars.space[8] } },
});
export const all = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
});
