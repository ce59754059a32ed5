import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'flex',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  background: vars.color.scrim,
  pointerEvents: 'auto',
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(100%, 26rem)',
  blockSize: '100%',
  background: vars.color.bg,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  borderInlineStart: '1px solid transparent',
  animation: `${slide} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { animationName: slideRtl },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.header,
  paddingInline: vars.space.margin,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});

export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
});

/** The cross stands in the line of the page's margin. */
export const close = style({ marginInlineEnd: '-0.625rem' });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.margin,
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  paddingInline: vars.space.margin,
});
