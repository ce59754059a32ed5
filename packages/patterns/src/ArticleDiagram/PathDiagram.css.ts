import { media, vars } from '@tern/tokens';
import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { thickness, triangle } from './ArticleDiagram.css.ts';

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const levels = [1, 2, 3, 4] as const;
export type Place = (typeof places)[number];
export type Level = (typeof levels)[number];
export const most: Place = 8;
export const mostArcs: Level = 4;

const byNumber = <Key extends number>(keys: readonly Key[], rule: (key: Key) => StyleRule) =>
  Object.fromEntries(keys.map((key) => [key, rule(key)])) as Record<Key, StyleRule>;

const boxSize = '3.5rem';
const nodeWidth = '6.5rem';

export const path = style({ display: 'grid' });
/** In a row, and below one another in the mobile variant. */
export const across = style({});
/** Below one another everywhere. */
export const down = style({});

/** Rules for nodes that stand below one another. */
const onDown = (selector: string, rules: StyleRule) => {
  globalStyle(selector.replaceAll('&', down), rules as object);
  globalStyle(selector.replaceAll('&', across), { '@media': { [media.mobile]: rules as object } });
};

/** Above the nodes there is a row for each arc. */
const nodeRow = mostArcs + 1;

export const nodes = styleVariants(
  byNumber(places, (count) => ({
    gridTemplateColumns: Array.from({ length: count }, () => `minmax(0, ${nodeWidth})`).join(
      ' minmax(2.5rem, 1fr) ',
    ),
  })),
);
onDown('&', {
  gridTemplateColumns: 'minmax(0, max-content)',
  gridAutoColumns: 'minmax(3.5rem, max-content)',
  justifyContent: 'center',
});

export const node = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  gridRow: nodeRow,
  textAlign: 'center',
  fontWeight: vars.font.weight.medium,
  hyphens: 'auto',
});
onDown(`& > ${node}`, {
  gridColumn: 1,
  gridTemplateColumns: `${boxSize} minmax(0, 1fr)`,
  justifyItems: 'start',
  alignContent: 'center',
  alignItems: 'center',
  gap: vars.space[3],
  textAlign: 'start',
});
export const nodeAt = styleVariants(byNumber(places, (at) => ({ gridColumn: 2 * at - 1 })));
for (const at of places) onDown(`& > ${nodeAt[at]}`, { gridRow: 2 * at - 1 });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: boxSize,
  blockSize: boxSize,
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius[2],
});
export const name = style({ minInlineSize: 0, maxInlineSize: '100%' });

/** The lines from one node to the next, at the height of the boxes. */
export const hop = style({
  position: 'relative',
  display: 'grid',
  gridRow: nodeRow,
  alignContent: 'center',
  gap: '0.625rem',
  blockSize: boxSize,
  // Boxes are narrower than what their names may take.
  marginInline: `calc((${boxSize} - ${nodeWidth}) / 2 + ${vars.space[2]})`,
  fontSize: vars.font.size.caption,
  lineHeight: 1.25,
  textAlign: 'center',
});
onDown(`& > ${hop}`, {
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: 'auto',
  minBlockSize: '3rem',
  marginInline: `calc(${boxSize} / 2 - 1px) 0`,
  marginBlock: vars.space[1],
  textAlign: 'start',
});
export const hopAt = styleVariants(byNumber(places, (at) => ({ gridColumn: 2 * at })));
for (const at of places) onDown(`& > ${hopAt[at]}`, { gridRow: 2 * at });

export const wire = style({ position: 'relative', display: 'block' });
onDown(`& > ${hop} > ${wire}`, { flex: 'none', alignSelf: 'stretch' });

const tones = ['plain', 'safe', 'leak', 'faint'] as const;
type Tone = (typeof tones)[number];
const byTone = (rule: (width: string) => StyleRule) =>
  Object.fromEntries(tones.map((tone) => [tone, rule(thickness[tone])])) as Record<Tone, StyleRule>;

export const wireLine = styleVariants(byTone((width) => ({ borderBlockStartWidth: width })));
for (const tone of tones)
  onDown(`& > ${hop} > ${wireLine[tone]}`, {
    borderBlockStartWidth: 0,
    borderInlineStartWidth: thickness[tone],
  });

export const wireLabel = style({
  position: 'absolute',
  insetInline: 0,
  // One line has its words above it, the second of two below.
  insetBlockStart: 'calc(50% + 0.875rem)',
  color: vars.color.textMuted,
  hyphens: 'auto',
});
globalStyle(`${wire}:first-child + ${wireLabel}`, {
  insetBlockStart: 'auto',
  insetBlockEnd: 'calc(50% + 0.5rem)',
});
onDown(`& > ${hop} > ${wireLabel}${wireLabel}`, { position: 'static', minInlineSize: 0 });

/** From the middle of one node to the middle of another, past those between them. */
export const arc = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(2.5rem, 1fr)',
  gridRowEnd: nodeRow,
  marginInline: `calc(${nodeWidth} / 2)`,
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.caption,
  lineHeight: 1.25,
  textAlign: 'center',
});
export const arcFrom = styleVariants(byNumber(places, (at) => ({ gridColumnStart: 2 * at - 1 })));
export const arcTo = styleVariants(byNumber(places, (at) => ({ gridColumnEnd: 2 * at })));
/** From the innermost arc on. */
export const level = styleVariants(byNumber(levels, (at) => ({ gridRowStart: nodeRow - at })));
onDown(`& > ${arc}`, {
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr) 1.75rem',
  alignItems: 'center',
  gridColumnStart: 2,
  marginInline: `${vars.space[2]} 0`,
  marginBlock: `calc(${boxSize} / 2)`,
  textAlign: 'end',
});
for (const at of places) {
  onDown(`& > ${arcFrom[at]}`, { gridRowStart: 2 * at - 1 });
  onDown(`& > ${arcTo[at]}`, { gridRowEnd: 2 * at });
}
for (const at of levels) onDown(`& > ${level[at]}`, { gridColumnEnd: at + 2 });

export const bow = style({
  position: 'relative',
  display: 'block',
  gridRow: 2,
  borderStartStartRadius: '50% 100%',
  borderStartEndRadius: '50% 100%',
});
onDown(`& > ${arc} > ${bow}`, {
  gridRow: 1,
  gridColumn: 2,
  blockSize: '100%',
  borderStartStartRadius: 0,
  borderStartEndRadius: '100% 50%',
  borderEndEndRadius: '100% 50%',
});
export const bowLine = styleVariants(
  byTone((width) => ({ borderBlockStartWidth: width, borderInlineWidth: width })),
);
for (const tone of tones)
  onDown(`& > ${arc} > ${bowLine[tone]}`, {
    borderInlineStartWidth: 0,
    borderInlineEndWidth: thickness[tone],
    borderBlockWidth: thickness[tone],
  });
export const bowLabel = style({
  gridRow: 1,
  paddingBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  hyphens: 'auto',
});
onDown(`& > ${arc} > ${bowLabel}`, {
  gridColumn: 1,
  paddingBlock: 0,
  paddingInlineEnd: 0,
  maxInlineSize: '6rem',
});

/** The arrowhead at the end of a line, in its colour. */
export const head = style([triangle, { position: 'absolute', inlineSize: 0, blockSize: 0 }]);
export const forward = style({});
export const backward = style({});

const across4 = '5px solid transparent';
const tip = '8px solid currentcolor';
// Across: at the end of a line, or at its start.
globalStyle(`${wire} > ${head}`, {
  insetBlockStart: '50%',
  translate: '0 -50%',
  marginBlockStart: '-1px',
  borderBlock: across4,
});
globalStyle(`${wireLine.safe} > ${head}`, { marginBlockStart: '-3px' });
globalStyle(`${wire} > ${forward}`, { insetInlineEnd: '-2px', borderInlineStart: tip });
globalStyle(`${wire} > ${backward}`, { insetInlineStart: '-2px', borderInlineEnd: tip });
onDown(`& > ${hop} > ${wire} > ${head}`, {
  insetBlockStart: 'auto',
  insetInline: 'auto',
  insetInlineStart: '50%',
  translate: 'none',
  marginBlockStart: 0,
  marginInlineStart: '-6px',
  border: 0,
  borderInline: across4,
});
onDown(`& > ${hop} > ${wireLine.safe} > ${head}`, { marginBlockStart: 0, marginInlineStart: '-8px' });
onDown(`& > ${hop} > ${wire} > ${forward}`, { insetBlockEnd: '-2px', borderBlockStart: tip });
onDown(`& > ${hop} > ${wire} > ${backward}`, { insetBlockStart: '-2px', borderBlockEnd: tip });
// Arcs: down to the node at either end, or towards it from the side.
globalStyle(`${bow} > ${head}`, { insetBlockEnd: '-4px', borderInline: across4, borderBlockStart: tip });
globalStyle(`${bow} > ${forward}`, { insetInlineEnd: '-6px' });
globalStyle(`${bow} > ${backward}`, { insetInlineStart: '-6px' });
globalStyle(`${bowLine.safe} > ${head}`, { marginInline: '-2px' });
onDown(`& > ${arc} > ${bow} > ${head}`, {
  insetBlock: 'auto',
  insetInline: 'auto',
  insetInlineStart: '-4px',
  border: 0,
  borderBlock: across4,
  borderInlineEnd: tip,
});
onDown(`& > ${arc} > ${bowLine.safe} > ${head}`, { marginInline: 0, marginBlock: '-2px' });
onDown(`& > ${arc} > ${bow} > ${forward}`, { insetBlockEnd: '-6px' });
onDown(`& > ${arc} > ${bow} > ${backward}`, { insetBlockStart: '-6px' });
