import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.font.size.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const title = style({ fontSize: vars.font.size.caption, color: vars.color.textFaint });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
/** Only a script can do it. */
export const copy = style({
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.scripted]: { display: 'inline-flex' } },
});
export const said = style({ color: vars.color.textMuted });
export const mark = style({});
export const before = style({});
export const after = style({});
globalStyle(`${mark}${after}, [data-copied] ${mark}${before}`, { display: 'none' });
globalStyle(`[data-copied] ${mark}${after}`, { display: 'block', color: vars.color.success });

export const networks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  listStyle: 'none',
});
export const network = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: vars.space[1],
  fontWeight: vars.font.weight.medium,
  textDecoration: `underline 2px ${vars.color.action}`,
  textUnderlineOffset: '0.28em',
});
globalStyle(`${network}:hover`, { textDecorationThickness: '3px' });
