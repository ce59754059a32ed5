import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[6] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

export const words = style({ display: 'grid', gap: vars.space[2], flex: '1 1 16rem', minInlineSize: 0 });

export const profile = style({ display: 'grid', gap: vars.space[4] });

export const action = style({ '@media': { [media.mobile]: { inlineSize: '100%' } } });

/** As high as the line that comes. */
export const awaitedEmail = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '14rem',
  blockSize: '1.45em',
});
