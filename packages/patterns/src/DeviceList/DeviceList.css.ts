import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';
import { picture } from '../rows/rows.css.ts';

export const list = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const lead = style({ color: vars.color.textMuted });
export const free = style([
  picture,
  { background: 'none', border: `1px dashed ${vars.color.lineStrong}`, color: vars.color.text },
]);
export const download = style({
  gridColumn: 'span 2',
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: '2 / -1', textAlign: 'start' } },
});
