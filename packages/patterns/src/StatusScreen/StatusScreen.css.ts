import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const hair = `${vars.border.hair} solid`;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const top = style({
  background: vars.color.bgAlt,
  paddingBlock: `${vars.space[6]} ${vars.space[14]}`,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'end',
  marginBlockStart: vars.space[8],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});

export const headline = style({ display: 'flex', gap: vars.space[5], alignItems: 'flex-start' });

export const title = style({
  margin: 0,
  fontSize: vars.font.size.display,
  lineHeight: vars.font.line.display,
  letterSpacing: vars.font.track.display,
  fontWeight: vars.font.weight.display,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const sign = style({
  flex: 'none',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  strokeWidth: 1.5,
  marginBlockStart: '0.35rem',
  '@media': { [media.mobile]: { inlineSize: '2rem', blockSize: '2rem' } },
});
export const tone = styleVariants({
  up: { color: vars.color.success },
  limited: { color: vars.color.data },
  down: { color: vars.color.danger },
  unknown: { color: vars.color.textMuted },
});

export const open = style({ display: 'grid', gap: vars.space[10], marginBlockStart: vars.space[10] });

export const incident = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  scrollMarginBlockStart: '6rem',
});
export const incidentTitle = style({
  margin: 0,
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});

export const groups = style({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[10] });
export const group = style({ minInlineSize: 0 });
export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: 0,
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: `${hair} ${vars.color.text}`,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
});
export const groupNote = style({
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
});
export const lines = style(list);

export const key = style({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
});
export const keyEntry = style({ display: 'inline-flex', gap: vars.space[2], alignItems: 'center' });
const mark = style({ flex: 'none', inlineSize: '10px', blockSize: '12px', forcedColorAdjust: 'none' });
export const keyMark = styleVariants({
  up: [
    mark,
    {
      border: `1px solid ${vars.color.text}`,
      backgroundImage: `linear-gradient(90deg, ${vars.color.text} 50%, transparent 50%)`,
    },
  ],
  limited: [mark, { background: vars.color.data }],
  down: [mark, { background: vars.color.danger }],
  unknown: [mark, { blockSize: '2px', background: vars.color.lineStrong }],
});

export const events = style({ fontSize: vars.font.size.small });
export const eventsSummary = style({
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  display: 'list-item',
  paddingBlock: vars.space[3],
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
});
export const eventList = style({
  ...list,
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const planned = style(list);
export const work = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `${hair} ${vars.color.line}`,
  scrollMarginBlockStart: '6rem',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const workTime = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  alignContent: 'start',
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
export const workText = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
export const strong = style({ fontWeight: vars.font.weight.strong });

export const feeds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
