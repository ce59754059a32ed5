import { media, vars } from '@tern/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { on as whenOn } from './states.css.ts';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;
const faded = { visibility: 'hidden' } as const;
const row = { borderBlockStart: hairline, marginBlockStart: vars.space[3] } as const;

export const panel = style({
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[3]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[3]}` } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const states = style({
  display: 'grid',
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
});
export const state = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const off = style({ color: vars.color.textMuted });
export const connecting = style({ color: vars.color.data, ...faded });
export const on = style({ color: vars.color.success, ...faded });
globalStyle(`${whenOn} ${off}`, faded);
globalStyle(`${whenOn} ${on}`, { visibility: 'visible' });
const until = keyframes({ '0%, 98%': { visibility: 'visible' }, '100%': { visibility: 'hidden' } });
const from = keyframes({ '0%, 98%': { visibility: 'hidden' }, '100%': { visibility: 'visible' } });
const flown = { [media.motion]: { animationDuration: vars.motion.draw, animationFillMode: 'both' } };
globalStyle(`${whenOn} :is(${connecting}, ${on})`, { '@media': flown });
globalStyle(`${whenOn} ${connecting}`, { '@media': { [media.motion]: { animationName: until } } });
globalStyle(`${whenOn} ${on}`, { '@media': { [media.motion]: { animationName: from } } });

/** A large switch, empty while it is off. The knob moves to the end of the line: to the left in Arabic. */
export const track = style({
  appearance: 'none',
  forcedColorAdjust: 'none',
  flex: 'none',
  inlineSize: '6.25rem',
  blockSize: '3.5rem',
  margin: 0,
  padding: '0.3125rem',
  border: `3px solid ${vars.color.action}`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
  '::after': {
    content: '""',
    display: 'block',
    blockSize: '100%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: vars.color.action,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base}`,
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      background: 'Canvas',
      '::after': { background: 'ButtonText' },
      selectors: {
        '&[role="switch"]:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&[role="switch"]:checked::after': { background: 'HighlightText' },
        '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '3px' },
      },
    },
  },
  selectors: {
    '&:hover': { background: vars.color.actionSoft },
    '&[role="switch"]:checked': { background: vars.color.action },
    '&[role="switch"]:checked::after': { background: vars.color.onAction, transform: 'translateX(2.75rem)' },
    '[dir="rtl"] &[role="switch"]:checked::after': { transform: 'translateX(-2.75rem)' },
    '&:focus-visible': { borderRadius: vars.radius.full, outlineOffset: '3px' },
  },
});

export const term = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,
});

/** One address leaves upward, and the other comes from below, when the tern arrives. */
const line = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  transition: `transform 360ms ${vars.motion.ease}, visibility 360ms`,
} as const;
export const address = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  minBlockSize: '2.875rem',
  overflow: 'clip',
  fontSize: '2.5rem',
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
  '@media': { [media.mobile]: { fontSize: '2.125rem' } },
});
export const addressOff = style(line);
export const addressOn = style({ ...line, display: 'grid', transform: 'translateY(130%)', ...faded });
/** Of the sixth version. */
export const long = style({
  fontSize: vars.font.size.h4,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
globalStyle(`${whenOn} ${addressOff}`, { transform: 'translateY(-130%)', ...faded });
globalStyle(`${whenOn} ${addressOn}`, { transform: 'none', visibility: 'visible' });
globalStyle(`:is(${addressOff}, ${addressOn})`, {
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
globalStyle(`${whenOn} :is(${addressOff}, ${addressOn})`, {
  '@media': { [media.motion]: { transitionDelay: '1240ms' } },
});

export const swap = style({ display: 'inline-grid', justifyItems: 'start' });
export const swapEnd = style({ display: 'inline-grid', justifyItems: 'end', textAlign: 'end' });
globalStyle(`${whenOn} :is(${swap}, ${swapEnd}) > *`, {
  '@media': { [media.motion]: { transitionDelay: '1360ms' } },
});

export const place = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.font.size.h4,
  lineHeight: 1.35,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.mobile]: { fontSize: '1.0625rem' } },
});
export const network = style({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlockStart: vars.space[3],
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});
globalStyle(`${network} > :last-child`, { marginInlineStart: 'auto' });
export const seen = style({ color: vars.color.text, fontWeight: vars.font.weight.medium });

export const choice = style({
  ...row,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  fontSize: vars.font.size.small,
});
export const to = style({ color: vars.color.textMuted });
export const chosen = style({
  display: 'grid',
  flex: '1 1 auto',
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
});
globalStyle(`${choice} summary`, {
  minBlockSize: '2.75rem',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});
export const change = style({
  textDecoration: `underline 2px ${vars.color.action}`,
  textUnderlineOffset: '0.28em',
});
/** Over what is below it, as wide as the card. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[6],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const listRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  borderBlockEnd: hairline,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.actionText } },
});
export const far = style({
  marginInlineStart: 'auto',
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
});

export const distance = style({
  display: 'grid',
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.textMuted,
});
export const km = style({ color: vars.color.text, fontWeight: vars.font.weight.strong });
