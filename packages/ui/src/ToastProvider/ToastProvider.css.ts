import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[6]} + var(--foot, 0px))`,
  insetInlineEnd: vars.space[6],
  zIndex: 40,
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '26rem',
  maxInlineSize: `calc(100% - 2 * ${vars.space.margin})`,
  '@media': {
    [media.mobile]: {
      insetInline: vars.space.margin,
      insetBlockEnd: `calc(${vars.space.margin} + var(--foot, 0px))`,
      inlineSize: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  background: vars.color.inverseBg,
  color: vars.color.inverseText,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  overflow: 'hidden',
  animation: `${enter} ${vars.motion.base} ${vars.motion.ease}`,
  // Drawn where the browser takes the grounds away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius[3],
    },
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))', animation: 'none' },
    '&[data-swipe="cancel"]': {
      animation: 'none',
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
});

export const icons = styleVariants({
  neutral: {},
  success: { color: vars.color.inverseSuccess },
  danger: { color: vars.color.inverseDanger },
});

export const icon = style({ marginBlockStart: '0.0625rem' });
export const message = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

export const close = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  opacity: 0.8,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1 },
    '&:focus-visible': { outlineColor: 'currentColor' },
    // A finger needs more than the eye.
    '&::after': { content: '""', position: 'absolute', inset: '-0.625rem' },
  },
});

const shrink = keyframes({ from: { inlineSize: '100%' }, to: { inlineSize: '0%' } });

/** The rest of the five seconds, as the neat line of the chart. */
export const timer = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  inlineSize: '100%',
  backgroundImage: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
  backgroundSize: '20px 100%',
  opacity: 0.4,
  animationName: shrink,
  animationDuration: '5000ms',
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
});

export const paused = style({ animationPlayState: 'paused' });
