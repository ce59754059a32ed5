import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** The cards of the first page of the account. */
export const card = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
  minInlineSize: 0,
  '@media': { [media.mobile]: { padding: vars.space[5] } },
});
export const body = style({ minInlineSize: 0 });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
});
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr',
  gap: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** High enough that the profile below stays out of sight. */
export const awaited = style({
  minBlockSize: '76rem',
  '@media': { [media.mobile]: { minBlockSize: '108rem' } },
});
