import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hair = `${vars.border.hair} solid`;

export const top = style({
  background: vars.color.bgAlt,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'end',
  marginBlockStart: vars.space[8],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});

/** Heading, text, proof. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr) 15rem',
  gap: vars.space[10],
  alignItems: 'start',
  paddingBlock: `${vars.space[12]} ${vars.space[14]}`,
  borderBlockEnd: `${hair} ${vars.color.line}`,
  scrollMarginBlockStart: '6rem',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
    },
  },
});
export const text = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
export const proof = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.text}`,
  fontSize: vars.font.size.caption,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridColumn: '2' }, [media.mobile]: { gridColumn: '1' } },
});
export const proofBody = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const strong = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });

export const entries = style({ display: 'grid', gap: vars.space[5], margin: 0 });
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${hair} ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const detail = style({
  overflowWrap: 'anywhere',
  margin: 0,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  margin: 0,
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
});

export const mono = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: vars.font.size.caption,
});
/** A certificate: a double frame. */
export const canary = style([
  mono,
  {
    margin: 0,
    padding: vars.space[6],
    border: `3px double ${vars.color.text}`,
    lineHeight: 1.7,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
]);
/** Commands, to copy: each on lines of its own, however long. */
export const commands = style([
  mono,
  {
    margin: 0,
    padding: vars.space[4],
    background: vars.color.surfaceSunken,
    border: `${hair} ${vars.color.line}`,
    borderRadius: vars.radius[2],
    lineHeight: 1.7,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
]);
export const keyLine = style([mono, { margin: 0, overflowWrap: 'anywhere' }]);
/** Stands alone, and is large enough to press. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space[1] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` });

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '12px',
  forcedColorAdjust: 'none',
});
export const barGround = style({ fill: 'none', stroke: vars.color.text, vectorEffect: 'non-scaling-stroke' });
export const barOwned = style({ fill: vars.color.text });
export const tableName = style([
  mono,
  { display: 'block', color: vars.color.textMuted, whiteSpace: 'nowrap' },
]);
