import { media, vars } from '@tern/tokens';
import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { thickness, triangle } from './ArticleDiagram.css.ts';

const places = [1, 2, 3, 4, 5, 6] as const;
export type Place = (typeof places)[number];
export const most: Place = 6;
const byPlace = (rule: (place: Place) => StyleRule) =>
  Object.fromEntries(places.map((place) => [place, rule(place)])) as Record<Place, StyleRule>;

export const steps = style({ display: 'grid', gap: vars.space[2] });

export const columns = styleVariants(
  byPlace((count) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })),
);

export const parties = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'none' } },
});
export const party = style({ display: 'grid', placeItems: 'end center' });
export const partyName = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  maxInlineSize: '100%',
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius[2],
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  hyphens: 'auto',
});

export const rows = style({ position: 'relative' });
export const lifelines = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const lifeline = style({
  justifySelf: 'center',
  inlineSize: 0,
  borderInlineStart: `1.5px dashed ${vars.color.lineStrong}`,
});

export const list = style({
  position: 'relative',
  display: 'grid',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  gap: vars.space[3],
  counterReset: 'step',
  '@media': { [media.mobile]: { padding: 0, gap: vars.space[4] } },
});
export const row = style({
  display: 'grid',
  counterIncrement: 'step',
  '@media': {
    [media.mobile]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[1],
      paddingInlineStart: vars.space[8],
      selectors: {
        '&::before': {
          content: 'counter(step)',
          position: 'absolute',
          insetInlineStart: 0,
          fontWeight: vars.font.weight.strong,
          fontVariantNumeric: 'tabular-nums',
          color: vars.color.data,
        },
      },
    },
  },
});
/** Who sends it to whom: in words where no arrow shows it. */
export const route = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.mobile]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      fontSize: vars.font.size.caption,
      color: vars.color.textFaint,
    },
  },
});

export const step = style({
  display: 'grid',
  gap: vars.space[1],
  gridRow: 1,
  '@media': { [media.mobile]: { gridRow: 'auto', gridColumn: 1, marginInline: 0 } },
});
export const from = styleVariants(byPlace((place) => ({ gridColumnStart: place })));
export const to = styleVariants(byPlace((place) => ({ gridColumnEnd: place + 1 })));
/** Arrows reach from the middle of a column to the middle of another. */
export const span = styleVariants(
  byPlace((count) => (count === 1 ? {} : { marginInline: `${50 / count}%` })),
);
for (const place of places)
  globalStyle(`${step}${from[place]}, ${step}${to[place]}, ${step}${span[place]}`, {
    '@media': { [media.mobile]: { gridColumn: 1, marginInline: 0 } },
  });

export const text = style({
  justifySelf: 'center',
  padding: `0 ${vars.space[2]}`,
  // Over the dashed lines of the parties it passes.
  background: vars.color.bgAlt,
  textAlign: 'center',
  textWrap: 'balance',
  hyphens: 'auto',
  '@media': { [media.mobile]: { justifySelf: 'start', padding: 0, textAlign: 'start' } },
});
export const arrow = style({
  position: 'relative',
  display: 'block',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const arrowLine = styleVariants({
  plain: { borderBlockStartWidth: thickness.plain },
  safe: { borderBlockStartWidth: thickness.safe },
  leak: { borderBlockStartWidth: thickness.leak },
  faint: { borderBlockStartWidth: thickness.faint },
});
export const head = style([
  triangle,
  {
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    marginBlockStart: '-1px',
    borderBlock: '5px solid transparent',
  },
]);
globalStyle(`${arrowLine.safe} > ${head}`, { marginBlockStart: '-3px' });
export const forward = style({ insetInlineEnd: '1px', borderInlineStart: '8px solid currentcolor' });
export const backward = style({ insetInlineStart: '1px', borderInlineEnd: '8px solid currentcolor' });
