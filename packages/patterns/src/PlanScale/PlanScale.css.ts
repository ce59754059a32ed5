import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { birdPlace, steps } from './scaleShape.ts';

/** Around the choice and all that follows it. */
export const scope = style({});
/** More plans than these are shown, and their values with them. */
const mostPlans = 8;

export const chart = style({
  position: 'relative',
  direction: 'ltr',
  paddingInline: '0.375rem 1rem',
  marginBlockStart: vars.space[5],
});
export const sky = style({ position: 'relative' });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '12.5rem',
  overflow: 'visible',
  '@media': { [media.mobile]: { blockSize: '8.125rem' } },
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
export const course = style({
  ...line,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.6,
  strokeDasharray: '0.1 6',
});
export const frame = style({ ...line, fill: vars.color.bg, stroke: vars.color.lineStrong });
export const block = style({ fill: vars.color.line });
export const tick = style({ ...line, stroke: vars.color.lineStrong });
/** The flight to each stop, and the time that it flies over. */
export const chosen = style({ opacity: 0, transition: `opacity ${vars.motion.base} linear` });
export const flight = style({ ...line, stroke: vars.color.mapFlight, strokeWidth: 3 });
export const flown = style({ fill: vars.color.text });
export const flownFrame = style({ ...line, stroke: vars.color.text });
export const begin = style({
  position: 'absolute',
  insetInlineStart: '-0.375rem',
  insetBlockEnd: 'calc(11% - 0.375rem)',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  border: `3px solid ${vars.color.mapFlight}`,
  background: vars.color.bg,
});

/** Keeps the box of the tern from making the page wider; the tern itself may fly above the picture. */
export const air = style({
  position: 'absolute',
  inset: '-3rem 0 0',
  overflow: 'hidden',
  pointerEvents: 'none',
});
/** As large as the picture, so that its place on it is a share of itself. */
export const bird = style({
  position: 'absolute',
  inset: '3rem 0 0',
  transition: `transform 520ms ${vars.motion.glide}`,
});
export const birdPicture = style({
  position: 'absolute',
  insetBlockStart: '-2.5rem',
  insetInlineStart: '-2.5rem',
  inlineSize: '5rem',
  blockSize: '5rem',
  transform: 'rotate(97deg)',
  '@media': {
    [media.mobile]: {
      insetBlockStart: '-1.5rem',
      insetInlineStart: '-1.5rem',
      inlineSize: '3rem',
      blockSize: '3rem',
    },
  },
});

export const stops = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBlockStart: '-1.875rem',
  '@media': { [media.mobile]: { marginBlockStart: '-1.5625rem' } },
});
export const stop = style({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  alignContent: 'start',
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  // Above the words, which a transform lifts.
  zIndex: 1,
  cursor: 'pointer',
});
/** As wide as the way to the stop, then what stands there. */
const row = style({ display: 'flex', minInlineSize: 0 });
export const place = style([row, { blockSize: '2rem' }]);
export const way = style({ flex: 'none' });
export const ring = style({
  // Above the neighbour's target, where it stands on the edge between two.
  position: 'relative',
  zIndex: 2,
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  marginInlineStart: '-1rem',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.text}`,
  background: vars.color.bg,
  display: 'grid',
  placeItems: 'center',
  '::after': {
    content: '',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: '50%',
    background: vars.color.action,
    opacity: 0,
    transform: 'scale(0.4)',
    transition: `opacity ${vars.motion.fast}, transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    [`${stop}:hover &`]: { boxShadow: `0 0 0 4px ${vars.color.bgAlt}` },
    [`${radio}:checked ~ ${place} &`]: { borderColor: vars.color.action },
    [`${radio}:checked ~ ${place} &::after`]: { opacity: 1, transform: 'none' },
    [`${radio}:focus-visible ~ ${place} &`]: {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
  },
  '@media': {
    '(forced-colors: active)': { '::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});
export const words = style([row, { paddingBlockStart: vars.space[2] }]);
export const wayOfWords = style([way, { '@media': { [media.mobile]: { display: 'none' } } }]);
export const text = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.mobile]: { flex: '1 1 auto', paddingInline: vars.space[1] } },
});
/** Words of a stop in the middle of its column, towards one of its ends, or at the end of the line. */
export const side = {
  start: style({
    flexShrink: 0,
    transform: 'translateX(-50%)',
    '@media': {
      [media.mobile]: { transform: 'none', justifyItems: 'start', textAlign: 'start', paddingInlineStart: 0 },
    },
  }),
  middle: style({
    flexShrink: 0,
    transform: 'translateX(-50%)',
    '@media': { [media.mobile]: { transform: 'none' } },
  }),
  end: style({
    flexShrink: 0,
    transform: 'translateX(-50%)',
    '@media': {
      [media.mobile]: { transform: 'none', justifyItems: 'end', textAlign: 'end', paddingInlineEnd: 0 },
    },
  }),
  last: style({
    flexShrink: 0,
    transform: 'translateX(calc(-100% + 1rem))',
    justifyItems: 'end',
    textAlign: 'end',
    '@media': {
      [media.mobile]: {
        transform: 'none',
        maxInlineSize: 'calc(100% + 1rem)',
        marginInlineEnd: '-1rem',
        paddingInlineEnd: 0,
      },
    },
  }),
} as const;
/* Words in their own direction, on a line that never mirrors. */
export const name = style({
  unicodeBidi: 'plaintext',
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  justifyContent: 'center',
});
export const price = style({
  unicodeBidi: 'plaintext',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Several values in the place of one, as large as the largest: the chosen one shows. */
export const settled = style({ display: 'grid' });
export const value = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(0.22em)',
  transition: `opacity 160ms linear, transform 320ms ${vars.motion.ease}, visibility 0s 160ms`,
});

for (let at = 1; at <= mostPlans; at += 1) {
  const picked = `${scope}:has([data-stop="${at}"]:checked)`;
  globalStyle(`${picked} ${chosen}:nth-of-type(${at})`, { opacity: 1 });
  globalStyle(`${picked} ${value}:nth-child(${at})`, {
    opacity: 1,
    visibility: 'visible',
    transform: 'none',
    transitionDelay: '0s',
  });
}
for (let step = 1; step <= steps; step += 1) {
  const { x, y } = birdPlace(step);
  globalStyle(`${scope}:has([data-step="${step}"]:checked) ${bird}`, {
    transform: `translate(${x}%, ${y}%)`,
  });
}

globalStyle(`${side.last} ${badges}`, { justifyContent: 'end' });
globalStyle(`${side.end} ${badges}`, { '@media': { [media.mobile]: { justifyContent: 'end' } } });
globalStyle(`${side.start} ${badges}`, { '@media': { [media.mobile]: { justifyContent: 'start' } } });
