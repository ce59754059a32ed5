import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** The drawings beside the globes. A sheet of its own: the first screen of the home page shows none of them. */
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const cross = style({
  fill: 'none',
  stroke: vars.color.mapEdge,
  strokeWidth: 1,
  opacity: 0.55,
  vectorEffect: 'non-scaling-stroke',
});
export const crossRing = style({ fill: 'none', stroke: vars.color.mapFlight, strokeWidth: 1.5 });
export const crossDot = style({ fill: vars.color.mapFlight });

// the tern's egg
export const shell = style({ fill: vars.color.mapSea });
export const speckles = style({ fill: vars.color.mapLand });

// the full moon: the sky's own colour flies across it
export const moon = style({ fill: vars.color.action });
const ashes = { fill: 'none', stroke: vars.color.onAction };
export const moonGrat = style({
  ...ashes,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  opacity: 0.12,
});
export const moonLand = style({ ...ashes, strokeLinecap: 'round', opacity: 0.2 });
export const moonFlock = style({
  vars: { [vars.color.bird]: vars.color.bg, [vars.color.mapFlight]: vars.color.bg },
});

// the flock of devices
export const deviceLabel = style({
  fontSize: '15px',
  fill: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  '@media': { [media.mobile]: { display: 'none' } },
});

// the ring of the leak test: the ring is the tunnel, the dot is your address
export const ring = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });
export const ringTick = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 6,
  strokeDasharray: '1 1',
  opacity: 0.9,
});
export const ringMain = styleVariants({
  idle: { fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 2 },
  testing: { fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 2 },
  leak: { fill: 'none', stroke: vars.color.danger, strokeWidth: 4 },
  ok: { fill: 'none', stroke: vars.color.success, strokeWidth: 4 },
});
export const ringRun = style({
  fill: 'none',
  stroke: vars.color.data,
  strokeWidth: 4,
  strokeLinecap: 'round',
});
export const ringSpin = style({
  transformOrigin: 'center',
  transformBox: 'view-box',
  '@media': { [media.motion]: { animation: `${turn} 1600ms ${vars.motion.glide} infinite` } },
});
export const ringDot = styleVariants({
  // The text beside it speaks of the dot: it is there on the ground of the system, too.
  plain: { fill: vars.color.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  ok: { fill: vars.color.success },
  leak: { fill: vars.color.danger },
});
export const ringGap = style({ fill: vars.color.surfaceSunken });
export const ringTrail = style({
  fill: 'none',
  stroke: vars.color.danger,
  strokeWidth: 2,
  strokeDasharray: '0.1 7',
  strokeLinecap: 'round',
});

/** As high as its box allows; the width follows. */
export const usePicture = style({ inlineSize: 'auto', blockSize: '100%' });

/** As wide as its place, up to a size at which the lines stay light; at the far end of it. */
export const topicPicture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  blockSize: 'auto',
  marginInlineStart: 'auto',
});
