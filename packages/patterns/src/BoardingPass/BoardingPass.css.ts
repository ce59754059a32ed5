import { media, vars } from '@tern/tokens';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { landed, places } from './passFlight.ts';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;
const notch = '0.75rem';
/** The ground around the pass, which shows where it is cut. The band inside has colors of its own. */
const ground = createVar();

export const pass = style({
  vars: { [ground]: vars.color.bg },
  breakInside: 'avoid',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.bg,
  color: vars.color.text,
  border: hairline,
  borderRadius: vars.radius[4],
});
export const withStub = style({
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const main = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[8]} ${vars.space[10]}`,
  minInlineSize: 0,
  '@media': {
    [media.narrow]: { padding: vars.space[6] },
    [media.mobile]: { padding: vars.space[5] },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});

export const route = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(7rem, 1fr) minmax(0, auto)',
  alignItems: 'end',
  gap: vars.space[6],
  '@media': {
    [media.narrow]: { gap: vars.space[3] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  },
});
export const label = style({
  fontSize: vars.font.size.caption,
  lineHeight: 1.5,
  color: vars.color.textFaint,
});
export const place = style({
  fontSize: vars.font.size.h1,
  lineHeight: 1.08,
  letterSpacing: vars.font.track.display,
  fontWeight: vars.font.weight.display,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.narrow]: { fontSize: vars.font.size.h3 },
    [media.mobile]: { fontSize: vars.font.size.h2 },
  },
});

/** It flies from the first place to the second, whichever side that is on. */
export const line = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '5.5rem',
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.narrow]: { blockSize: '3.25rem' },
    [media.mobile]: { blockSize: '4rem', maxInlineSize: '17rem' },
  },
});
const stroke = {
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const;
export const flown = style(stroke);
export const ahead = style({ ...stroke, strokeDasharray: '0.1 7' });

const percent = (time: number) => `${Math.round(time * 1000) / 10}%`;
const cross = keyframes(
  Object.fromEntries(
    places.map(({ time, x, y, turn }) => [
      percent(time),
      { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
    ]),
  ),
);
const uncover = keyframes({
  ...Object.fromEntries(
    places.map(({ time, x }) => [percent(time), { transform: `translateX(${x}px)`, opacity: 1 }]),
  ),
  '100%': { transform: `translateX(${landed.x}px)`, opacity: 0 },
});
const flight = `${vars.motion.draw} linear 200ms`;

export const tern = style({
  transform: `translate(${landed.x}px, ${landed.y}px) rotate(${landed.turn}deg)`,
  '@media': { [media.motion]: { animation: `${cross} ${flight} backwards` } },
});
/** Lies over the line and goes ahead of the tern: only what moves by transform leaves the main thread alone. */
export const cover = style({
  fill: vars.color.bg,
  opacity: 0,
  '@media': {
    [media.motion]: { animation: `${uncover} ${flight} backwards` },
    '(forced-colors: active)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: hairline,
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({ minInlineSize: 0 });
export const value = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[8]} ${vars.space[6]}`,
  textAlign: 'center',
  minInlineSize: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  borderInlineStart: `2px dotted ${vars.color.lineStrong}`,
  '@media': {
    [media.narrow]: { padding: vars.space[5] },
    [media.mobile]: {
      padding: vars.space[5],
      borderInlineStart: 0,
      borderBlockStart: `2px dotted ${vars.color.lineStrong}`,
    },
  },
});
/** Where the stub is torn off. */
globalStyle(`${stub}::before, ${stub}::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: `calc(-1px - ${notch})`,
  inlineSize: `calc(2 * ${notch})`,
  blockSize: notch,
  background: ground,
  border: hairline,
});
globalStyle(`${stub}::before`, {
  insetBlockStart: `calc(-1 * ${vars.border.hair})`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${notch} ${notch}`,
});
globalStyle(`${stub}::after`, {
  insetBlockEnd: `calc(-1 * ${vars.border.hair})`,
  borderBlockEnd: 0,
  borderRadius: `${notch} ${notch} 0 0`,
});
globalStyle(`${stub}::before, ${stub}::after`, { '@media': { [media.mobile]: { display: 'none' } } });
export const strong = style({ color: vars.color.text, fontWeight: vars.font.weight.strong });
export const qr = style({ inlineSize: '9rem' });
export const action = style({ inlineSize: '100%' });
