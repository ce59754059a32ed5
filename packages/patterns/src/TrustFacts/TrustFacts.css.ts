import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const trust = style({
  borderBlockEnd: hairline,
  '@media': { [media.mobile]: { position: 'relative', background: vars.color.bg } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The label comes first in the markup and stands below the figure. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: vars.space[10],
  paddingInline: vars.space[8],
  borderInlineStart: hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.narrow]: {
      paddingInline: vars.space[4],
    },
    [media.mobile]: {
      paddingBlock: vars.space[6],
      paddingInline: 0,
      borderInlineStart: 0,
      borderBlockEnd: hairline,
      selectors: {
        '&:nth-child(even)': { paddingInlineStart: vars.space[5], borderInlineStart: hairline },
        '&:nth-last-child(-n + 2)': { borderBlockEnd: 0 },
      },
    },
  },
});

export const value = style({
  fontSize: '4rem',
  lineHeight: 1,
  letterSpacing: '-0.05em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowWide]: { fontSize: '2.75rem' } },
});
export const unit = style({
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  marginInlineStart: '0.1em',
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
  '@media': { [media.belowWide]: { fontSize: '1.125rem' } },
});
export const label = style({
  color: vars.color.textMuted,
  marginBlockStart: vars.space[2],
  '@media': { [media.mobile]: { fontSize: vars.font.size.small } },
});
