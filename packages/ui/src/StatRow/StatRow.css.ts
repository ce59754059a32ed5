import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.mobile]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** More than four figures stand three by three, larger. */
export const rows = style({
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  paddingBlock: vars.space[10],
  paddingInline: vars.space[8],
  borderInlineStart: hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
    [`${rows} > &:nth-child(3n + 1)`]: { paddingInlineStart: 0, borderInlineStart: 0 },
    [`${rows} > &`]: { borderBlockStart: hairline },
  },
  '@media': {
    [media.narrow]: { paddingInline: vars.space[4] },
    [media.mobile]: {
      paddingBlock: vars.space[6],
      paddingInline: 0,
      borderInlineStart: 0,
      borderBlockEnd: hairline,
      selectors: {
        [`${rows} > &`]: { borderBlockStart: 0 },
        '&:nth-child(even)': { paddingInlineStart: vars.space[5], borderInlineStart: hairline },
        '&:nth-last-child(-n + 2)': { borderBlockEnd: 0 },
      },
    },
  },
});

export const figure = style({
  fontSize: '4rem',
  lineHeight: 1,
  letterSpacing: '-0.05em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: '"SHRP" 100',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${rows} &`]: {
      fontSize: vars.font.size.hero,
      '@media': { [media.belowWide]: { fontSize: '2.75rem' } },
    },
  },
  '@media': { [media.narrow]: { fontSize: '2.75rem' }, [media.mobile]: { fontSize: '2.75rem' } },
});

export const unit = style({
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  marginInlineStart: '0.1em',
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
  '@media': { [media.narrow]: { fontSize: '1.125rem' }, [media.mobile]: { fontSize: '1.125rem' } },
});

export const label = style({
  color: vars.color.textMuted,
  marginBlockStart: vars.space[2],
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  overflowWrap: 'break-word',
  '@media': { [media.mobile]: { fontSize: vars.font.size.small, lineHeight: vars.font.line.small } },
});
