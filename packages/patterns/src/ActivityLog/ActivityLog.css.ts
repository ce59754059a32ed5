import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const log = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const words = style({ display: 'grid', gap: vars.space[2], flex: '1 1 20rem', minInlineSize: 0 });
export const change = style({ '@media': { [media.mobile]: { inlineSize: '100%', display: 'grid' } } });
export const foot = style({ marginBlockStart: vars.space[5] });
