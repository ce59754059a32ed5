import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.mobile]: { gap: vars.space[8] } },
});

export const head = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '40rem' });

/** The paper has a sheet of its own. */
export const paper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
globalStyle(`${root}:has(> ${paper} > *) > :not(${paper})`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.mobile]: { gap: vars.space[10] } },
});

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[8],
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  minInlineSize: 0,
  '@media': { [media.mobile]: { padding: vars.space[6] } },
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const lines = style({
  display: 'grid',
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const term = style({ color: vars.color.textMuted });
export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const total = style({
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
  selectors: { 'dd&': { marginInlineStart: 'auto' } },
});
const notOnPaper = { [media.print]: { display: 'none' } } as const;
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': notOnPaper,
});

export const app = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0, '@media': notOnPaper });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
export const steps = style({ display: 'grid', counterReset: 'step', borderBlockStart: hairline });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  rowGap: vars.space[5],
  paddingBlock: vars.space[4],
  borderBlockEnd: hairline,
  '::before': {
    content: 'counter(step)',
    color: vars.color.textFaint,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
export const stepText = style({ minInlineSize: 0, overflowWrap: 'break-word' });
export const slot = style({ minInlineSize: 0, '@media': notOnPaper });
