import { media, vars } from '@tern/tokens';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

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

/** Where the window has room for more than title and actions, these stay while the text between them scrolls. */
const roomy = '(min-height: 36rem)';
const padding = createVar();
const intoPadding = `calc(-1 * ${padding})`;

export const dialog = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(100%, 30rem)',
  maxBlockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow[3],
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  vars: { [padding]: vars.space[8] },
  '@media': {
    [media.mobile]: { vars: { [padding]: vars.space[6] } },
    // A field that takes the focus comes to rest between title and actions.
    [roomy]: { scrollPaddingBlock: '8rem' },
  },
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

globalStyle(`${dialog} > *`, { flex: 'none' });

/** The text fades where it passes under them, over their distance from it. */
const veil = (towards: 'top' | 'bottom', distance: string) =>
  `linear-gradient(to ${towards}, ${vars.color.surface} calc(100% - ${distance}), transparent)`;

export const title = style({
  // A little wider than the text: focus rings pass under it whole.
  margin: `${intoPadding} calc(-1 * ${vars.space[1]}) 0`,
  padding: `${padding} ${vars.space[1]} ${vars.space[3]}`,
  background: veil('bottom', vars.space[3]),
  '@media': { [roomy]: { position: 'sticky', insetBlockStart: intoPadding, zIndex: 1 } },
  fontSize: vars.font.size.h3,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: vars.font.weight.strong,
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
});

export const titleBesideClose = style({ paddingInlineEnd: `calc(${vars.space[1]} + ${vars.space[10]})` });

export const description = style({ color: vars.color.textMuted });
export const content = style({ selectors: { [`${description} + &`]: { marginBlockStart: vars.space[6] } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  margin: `0 calc(-1 * ${vars.space[1]}) ${intoPadding}`,
  padding: `${vars.space[8]} ${vars.space[1]} ${padding}`,
  background: veil('top', vars.space[5]),
  '@media': { [roomy]: { position: 'sticky', insetBlockEnd: intoPadding, zIndex: 1 } },
});
globalStyle(`${actions} > *`, { '@media': { [media.mobile]: { flex: '1 1 auto' } } });

/** Drawn first and reached last; it takes no room. */
export const close = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  zIndex: 2,
  order: -1,
  alignSelf: 'flex-end',
  blockSize: 0,
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[2]}`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

/** Where the actions already offer a way out, the button shows itself to the keyboard only. */
export const closeQuiet = style({
  selectors: { '&:not(:has(:focus-visible))': { opacity: 0 } },
});
