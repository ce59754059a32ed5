import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[6],
  borderInlineStart: hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.narrow]: { paddingInline: vars.space[4] },
    [media.mobile]: {
      paddingBlock: vars.space[5],
      paddingInline: 0,
      borderInlineStart: 0,
      selectors: {
        '&:nth-child(even)': { paddingInlineStart: vars.space[5], borderInlineStart: hairline },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
      },
    },
  },
});
export const label = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
const figure = {
  marginBlockStart: 'auto',
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
export const value = style({
  ...figure,
  fontSize: '2.75rem',
  lineHeight: 1.05,
  letterSpacing: '-0.04em',
  fontVariationSettings: '"SHRP" 100',
  '@media': { [media.belowWide]: { fontSize: '2rem' } },
});
export const unit = style({
  fontSize: '1.125rem',
  letterSpacing: '-0.01em',
  fontWeight: vars.font.weight.medium,
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
});
export const drawn = style({
  ...figure,
  display: 'grid',
  gap: vars.space[3],
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: '1.125rem' } },
});
