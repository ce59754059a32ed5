import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { row as baseRow } from '../rows/rows.css.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
/** A heading that takes the focus stands below the bar of the page. */
globalStyle(`${title} > h2`, { scrollMarginBlockStart: '6.5rem' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const ownKey = style([stack, { maxInlineSize: '32rem' }]);
export const proofs = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] });

/** The border of the browser: a scale as at the edge of a chart. */
export const border = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1.25fr)',
  gap: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
export const half = style({ display: 'grid', alignContent: 'start', gap: vars.space[2], minInlineSize: 0 });
export const line = style({
  inlineSize: '0.5rem',
  minBlockSize: '100%',
  border: `${vars.border.hair} solid ${vars.color.text}`,
  background: `repeating-linear-gradient(${vars.color.text} 0 1.5rem, ${vars.color.surface} 1.5rem 3rem)`,
  forcedColorAdjust: 'none',
  '@media': {
    [media.mobile]: {
      inlineSize: 'auto',
      minBlockSize: 0,
      blockSize: '0.5rem',
      background: `repeating-linear-gradient(90deg, ${vars.color.text} 0 1.5rem, ${vars.color.surface} 1.5rem 3rem)`,
    },
  },
});
export const code = style({
  margin: 0,
  fontFamily: mono,
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** A quiet button whose text stands at the edge, as all other text. */
export const edge = style({ marginInlineStart: `calc(${vars.space[3]} * -1)` });
/** Hatched: there is something, and it is not shown. */
export const masked = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: 'min(100%, 44ch)',
  blockSize: '0.75em',
  background: `repeating-linear-gradient(120deg, ${vars.color.textMuted} 0 1px, transparent 1px 4px)`,
  forcedColorAdjust: 'none',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const field = style({ maxInlineSize: '25rem' });
export const places = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 14rem',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style([
  code,
  {
    padding: vars.space[4],
    background: vars.color.surfaceSunken,
    border: `${vars.border.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius[2],
    overflow: 'auto',
    whiteSpace: 'pre',
    overflowWrap: 'normal',
  },
]);
export const qr = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '14rem' });
/** As high as the code from the start, so that nothing moves when it is drawn. */
export const qrCode = style({ inlineSize: '14rem', blockSize: '14rem' });
export const guides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
export const guideList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  listStyle: 'none',
  padding: 0,
});

export const keys = style([parts, { marginBlockStart: vars.space[8] }]);
export const row = style([
  baseRow,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 13rem) 13rem',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const what = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});
export const use = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
export const connected = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
});
export const rowActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[1],
  marginInline: `calc(${vars.space[3]} * -1)`,
  '@media': { [media.mobile]: { justifyContent: 'start' } },
});
export const rename = style([stack, { gridColumn: '1 / -1', maxInlineSize: '25rem' }]);
