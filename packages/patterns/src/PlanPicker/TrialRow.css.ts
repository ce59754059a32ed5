import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlockStart: vars.space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
/* A picture of time: it never mirrors, and looks the same from both sides. */
export const picture = style({
  inlineSize: '6.5rem',
  blockSize: 'auto',
  overflow: 'visible',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const flight = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 7',
});
export const end = style({ fill: vars.color.bg, stroke: vars.color.mapFlight, strokeWidth: 3 });
export const title = style({ fontWeight: vars.font.weight.strong });
export const guarantee = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  color: vars.color.textMuted,
});
/** Large enough for a finger, in a line as high as before. */
globalStyle(`${guarantee} a`, { paddingBlock: vars.space[1], marginBlock: `calc(-1 * ${vars.space[1]})` });
