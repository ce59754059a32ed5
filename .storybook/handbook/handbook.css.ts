import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The workbench is read at a desk: its own scale stays put when a story switches to the mobile form. */
export const page = style({
  boxSizing: 'border-box',
  maxInlineSize: '68rem',
  marginInline: 'auto',
  paddingInline: vars.space[8],
  paddingBlock: `${vars.space[10]} ${vars.space[24]}`,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.ui,
  lineHeight: vars.font.line.body,
  '@media': {
    [media.mobile]: { paddingInline: vars.space[4], paddingBlock: `${vars.space[6]} ${vars.space[16]}` },
  },
});

export const title = style({
  fontSize: vars.font.size.h1,
  lineHeight: vars.font.line.h1,
  letterSpacing: vars.font.track.display,
});

export const h2 = style({
  marginBlock: `${vars.space[12]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  scrollMarginBlockStart: vars.space[4],
});

export const h3 = style({
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  scrollMarginBlockStart: vars.space[4],
});

export const p = style({ marginBlock: vars.space[3], maxInlineSize: '44rem', color: vars.color.textMuted });
export const strong = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });
export const list = style({
  marginBlock: vars.space[3],
  paddingInlineStart: vars.space[5],
  maxInlineSize: '44rem',
  color: vars.color.textMuted,
});
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const item = style({
  marginBlock: vars.space[2],
  selectors: { '&::marker': { color: vars.color.textFaint } },
});
export const link = style({
  color: vars.color.actionText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.border.hair,
});
export const code = style({
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: vars.radius[1],
  background: vars.color.bgAlt,
  color: vars.color.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
export const block = style({
  position: 'relative',
  marginBlock: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgAlt,
  color: vars.color.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  overflowX: 'auto',
  whiteSpace: 'pre',
  tabSize: 2,
});

/* Tables scroll in their own frame. */
export const tableFrame = style({
  marginBlock: vars.space[4],
  overflowX: 'auto',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
});
export const table = style({ inlineSize: '100%', fontSize: vars.font.size.small });
globalStyle(`${table} :is(th, td)`, {
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} tr:last-child > :is(th, td)`, { borderBlockEnd: 0 });
globalStyle(`${table} thead tr:last-child > th`, {
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.textFaint,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.medium,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.font.weight.strong });
/* Below 750 px each row is a block: name first, the rest under it. */
export const stacks = style({});
globalStyle(`${stacks} thead`, {
  '@media': { [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${stacks} :is(tr, th, td)`, {
  '@media': { [media.mobile]: { display: 'block', inlineSize: '100%' } },
});
globalStyle(`${stacks} :is(th, td)`, {
  '@media': { [media.mobile]: { border: 0, paddingBlock: vars.space[1] } },
});
globalStyle(`${stacks} tbody tr`, {
  '@media': {
    [media.mobile]: {
      paddingBlock: vars.space[2],
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
    },
  },
});
globalStyle(`${stacks} td:empty`, { '@media': { [media.mobile]: { display: 'none' } } });

/* Head of a page */
export const head = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[6] });
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const lead = style({
  maxInlineSize: '40rem',
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.lead,
  color: vars.color.textMuted,
});
globalStyle(`${lead} > p`, { margin: 0, color: 'inherit' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.color.textFaint,
  fontSize: vars.font.size.small,
});

/* Live examples */
export const frame = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg,
});
export const stage = style({
  position: 'relative',
  padding: vars.space[6],
  minInlineSize: 0,
  overflowX: 'auto',
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const flush = style({ padding: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bgAlt,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});
export const barName = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });
export const barEnd = style({ marginInlineStart: 'auto' });
export const source = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
});
globalStyle(`${source} > summary`, {
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
});
globalStyle(`${source} .docblock-source`, { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none' });

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
export const wide = style({ gridColumn: '1 / -1' });
export const state = style({ margin: 0, minInlineSize: 0 });

export const anatomyPicture = style({ position: 'relative', marginBlock: vars.space[4] });
export const marker = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: '50%',
  background: vars.color.data,
  color: vars.color.bg,
  fontSize: '0.75rem',
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  pointerEvents: 'none',
});
export const markerInText = style([marker, { position: 'static', flex: 'none' }]);
export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  marginBlock: vars.space[4],
});
export const part = style({ display: 'flex', gap: vars.space[3], color: vars.color.textMuted });
globalStyle(`${part} b`, { fontWeight: vars.font.weight.strong, color: vars.color.text });
export const withMarkers = style({ paddingBlockStart: vars.space[10] });

/* Two columns that answer each other */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[4],
  marginBlock: vars.space[4],
});
export const verdict = styleVariants({
  good: { color: vars.color.success },
  bad: { color: vars.color.danger },
});
export const verdictHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.h4,
  margin: 0,
});
export const panel = style({
  margin: 0,
  padding: vars.space[5],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
});
export const panelGood = style([panel, { borderBlockStart: `3px solid ${vars.color.success}` }]);
export const panelBad = style([panel, { borderBlockStart: `3px solid ${vars.color.danger}` }]);
export const panelStage = style({
  overflowX: 'auto',
  marginBlockEnd: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
export const panelText = style({ marginBlockStart: vars.space[2], color: vars.color.textMuted });
globalStyle(`${panelText} p, ${panel} > p, ${panel} li`, { marginBlock: vars.space[1] });

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const key = style({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: vars.space[2],
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  textAlign: 'center',
});
export const type = style([code, { background: 'none', padding: 0, color: vars.color.data }]);
export const required = style({
  color: vars.color.textFaint,
  fontSize: vars.font.size.caption,
  fontWeight: 400,
});

/* Pages and icons */
export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[5],
});
export const shot = style({ minInlineSize: 0 });
export const shotLink = style([frame, { display: 'block', padding: vars.space[4], color: vars.color.text }]);
export const shotFrames = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-end',
  marginBlockEnd: vars.space[3],
});
const shotBox = style({
  display: 'block',
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bg,
});
export const shotFrame = styleVariants({
  desktop: [shotBox, { inlineSize: '252px', blockSize: '158px' }],
  mobile: [shotBox, { inlineSize: '68px', blockSize: '148px' }],
});
export const shotPage = styleVariants({
  desktop: { border: 0, transform: 'scale(0.175)', transformOrigin: '0 0', maxInlineSize: 'none' },
  mobile: { border: 0, transform: 'scale(0.175)', transformOrigin: '0 0', maxInlineSize: 'none' },
});
export const shotPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[3],
});
export const iconCell = style([
  panel,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[2],
    padding: vars.space[4],
  },
]);
