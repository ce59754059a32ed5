import { media, vars } from '@tern/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  background: vars.color.scrim,
  pointerEvents: 'auto',
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const dialog = style({
  position: 'relative',
  inlineSize: 'min(100%, 30rem)',
  maxBlockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[8],
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow[3],
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.mobile]: { padding: vars.space[6] } },
  // The edge where the browser takes the grounds away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius[4],
    },
  },
});

export const title = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.h3,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: vars.font.weight.strong,
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
});

export const titleBesideClose = style({ paddingInlineEnd: vars.space[10] });

export const description = style({ color: vars.color.textMuted });
export const content = style({ selectors: { [`${description} + &`]: { marginBlockStart: vars.space[6] } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  marginBlockStart: vars.space[8],
});
globalStyle(`${actions} > *`, { '@media': { [media.mobile]: { flex: '1 1 auto' } } });

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineEnd: vars.space[5],
  '@media': { [media.mobile]: { insetBlockStart: vars.space[4], insetInlineEnd: vars.space[3] } },
});

/** Where the actions already offer a way out, the button shows itself to the keyboard only. */
export const closeQuiet = style({
  selectors: { '&:not(:focus-visible)': { opacity: 0 } },
});
