import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
  inlineSize: '100%',
  minInlineSize: 0,
});
export const form = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '25rem',
  minInlineSize: 0,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { display: 'grid', inlineSize: '100%' } },
});
export const head = style({ display: 'grid', gap: vars.space[3] });
/** Only the card is printed. */
export const screen = style({ '@media': { [media.print]: { display: 'none' } } });
/** Where no script runs it could do nothing. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
