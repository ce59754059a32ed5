import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const sheet = style({
  position: 'relative',
  background: vars.color.mapSea,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
/** Between a phone and the wide chart, the words stand beside the chart of phones. */
export const desktop = style({
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});
export const drawn = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'hidden' });
// The room of a chart is there before its drawing.
export const wide = style({
  aspectRatio: '1440 / 680',
  '@media': { [media.belowWide]: { display: 'none' } },
});
export const phone = style({
  aspectRatio: '390 / 470',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  marginInline: 'auto',
});
export const narrow = style({ '@media': { [media.wide]: { display: 'none' } } });

export const cartouche = style({
  display: 'grid',
  gap: vars.space[4],
  background: vars.color.surface,
  padding: `${vars.space[6]} ${vars.space.margin} ${vars.space[8]}`,
  '@media': {
    [media.narrow]: { background: 'none' },
    [media.print]: { background: 'none' },
  },
});
const edge = `calc(100% * 46 / 1440)`;
/** The words lie on the sheet, with a double line. The chart never mirrors, and neither does their corner. */
const onSheet = (block: 'insetBlockStart' | 'insetBlockEnd', side: 'left' | 'right') =>
  style({
    '@media': {
      [media.wide]: {
        position: 'absolute',
        [block]: 'clamp(2.25rem, 3.2vw, 3.5rem)',
        inlineSize: 'min(100% / 3, 36rem)',
        [side === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: edge,
        padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
        border: `1px solid ${vars.color.text}`,
        outline: `1px solid ${vars.color.text}`,
        outlineOffset: '3px',
        borderRadius: '1px',
        selectors: {
          '[dir="rtl"] &': {
            [side === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: 'auto',
            [side === 'left' ? 'insetInlineEnd' : 'insetInlineStart']: edge,
          },
        },
      },
    },
  });
export const corner = {
  tl: onSheet('insetBlockStart', 'left'),
  tr: onSheet('insetBlockStart', 'right'),
  bl: onSheet('insetBlockEnd', 'left'),
  br: onSheet('insetBlockEnd', 'right'),
};
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

// the chart
const pitches = { wide: 16, phone: 9.5 } as const;
const widths = { wide: 9, phone: 5.2 } as const;
/** A row of dots is a dashed line of round, empty dashes. */
const dots = (size: 'wide' | 'phone') =>
  ({
    fill: 'none',
    stroke: vars.color.mapLand,
    strokeWidth: widths[size],
    strokeLinecap: 'round',
    strokeDasharray: `0.1 ${pitches[size] - 0.1}`,
  }) as const;
export const own = styleVariants({ wide: dots('wide'), phone: dots('phone') });
export const rest = styleVariants({
  wide: { ...dots('wide'), opacity: 0.34 },
  phone: { ...dots('phone'), opacity: 0.34 },
});
export const frame = style({ fill: 'none', stroke: vars.color.mapEdge, strokeWidth: 6 });
export const frameLine = style({ fill: 'none', stroke: vars.color.mapEdge, strokeWidth: 1 });

const letters = {
  paintOrder: 'stroke',
  stroke: vars.color.mapSea,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
} as const;
export const figures = style({
  ...letters,
  fontSize: '13.5px',
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({ ...letters, fontSize: '13.5px', fill: vars.color.textMuted });
export const barLine = style({
  fill: vars.color.mapSea,
  stroke: vars.color.mapEdge,
  strokeWidth: 1,
});
const cityName = { ...letters, fontWeight: vars.font.weight.strong, fill: vars.color.text } as const;
const names = (main: number, city: number, neighbour: number) =>
  styleVariants({
    main: { ...cityName, fontSize: `${main}px` },
    city: { ...cityName, fontSize: `${city}px` },
    neighbour: {
      ...letters,
      fontSize: `${neighbour}px`,
      fontWeight: vars.font.weight.medium,
      fill: vars.color.text,
      textDecoration: `underline 1.5px ${vars.color.action}`,
      textUnderlineOffset: '4px',
    },
  });
export const name = { wide: names(22, 16, 15), phone: names(18, 15, 14) };
const plain = {
  fontWeight: vars.font.weight.text,
  fill: vars.color.textMuted,
  textDecoration: 'none',
} as const;
export const figure = styleVariants({
  wide: { ...plain, fontSize: '14px' },
  phone: { ...plain, fontSize: '13.5px' },
});

export const hit = style({ fill: 'transparent' });
export const link = style({
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const arrow = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const drawLine = keyframes({ from: { strokeDashoffset: 1 } });
const land = keyframes({ from: { opacity: 0, transform: 'translate(-40px, -24px)' } });
export const route = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '1',
  '@media': {
    [media.motion]: { animation: `${drawLine} ${vars.motion.draw} ${vars.motion.glide} backwards` },
  },
});
export const bird = style({
  '@media': { [media.motion]: { animation: `${land} 700ms ${vars.motion.ease} 1100ms backwards` } },
});
