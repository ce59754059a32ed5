import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const band = style({
  paddingBlock: vars.space[24],
  '@media': { [media.mobile]: { paddingBlock: vars.space[16] }, [media.print]: { display: 'none' } },
});
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  flex: '1 1 24rem',
  minInlineSize: 0,
  maxInlineSize: '44rem',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid', inlineSize: '100%' } },
});
