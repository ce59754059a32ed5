import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  marginBlockEnd: vars.space[14],
  '@media': { [media.mobile]: { marginBlockEnd: vars.space[8] } },
});

/* Positioned, so that hidden words inside scroll with it. */
export const scroll = style({ position: 'relative', overflowX: 'auto' });

export const table = style({
  fontSize: vars.font.size.ui,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const line = `${vars.border.hair} solid ${vars.color.line}`;

globalStyle(`${table} :is(th, td)`, {
  inlineSize: '18%',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: line,
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const headCell = style({
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text,
  selectors: { [`${table} &`]: { borderBlockEndColor: vars.color.text } },
});

/** Large enough for a finger, in a line as high as before. */
globalStyle(`${headCell} a`, { paddingBlock: vars.space[1] });

/** The first column stays while the plans scroll under it. */
export const corner = style({
  selectors: {
    [`${table} &`]: { inlineSize: '22%', paddingInlineStart: 0 },
  },
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      insetInlineStart: 0,
      minInlineSize: '6.5rem',
      background: vars.color.bg,
      zIndex: 1,
    },
  },
});

export const rowHead = style({
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
});

export const cell = style({
  '@media': { [media.mobile]: { minInlineSize: '8.5rem' } },
});

export const lead = style({
  fontSize: vars.font.size.h3,
  fontWeight: vars.font.weight.medium,
  letterSpacing: '-0.02em',
});

export const hot = style({
  selectors: {
    [`${table} &`]: { inlineSize: '24%', background: vars.color.bgAlt, paddingInline: vars.space[5] },
  },
});

export const planName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

export const yes = style({ color: vars.color.data });
export const no = style({ color: vars.color.textFaint });
