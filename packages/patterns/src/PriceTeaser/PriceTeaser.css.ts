import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The button stands under the copy; on phones it comes after the plans. */
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[20],
  alignItems: 'start',
  '@media': {
    [media.belowWide]: { columnGap: vars.space[10] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      rowGap: vars.space[8],
    },
  },
});
export const copy = style({});
globalStyle(`${copy} > * + *`, { marginBlockStart: vars.space[6] });
export const action = style({
  gridColumn: 1,
  gridRow: 2,
  marginBlockStart: vars.space[6],
  '@media': { [media.mobile]: { gridRow: 'auto', marginBlockStart: 0 } },
});
globalStyle(`${action} > *`, { '@media': { [media.mobile]: { inlineSize: '100%' } } });
export const rows = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  '@media': { [media.mobile]: { gridColumn: 1, gridRow: 'auto' } },
});
export const currency = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space[4],
});

export const item = style({});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[6],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: {
    [`${item}:first-child > &`]: {
      background: vars.color.bgAlt,
      borderBlockEnd: 0,
      borderRadius: vars.radius[3],
      paddingBlock: vars.space[8],
    },
  },
  '@media': {
    [media.belowWide]: { paddingInline: vars.space[4] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `${vars.space[5]} 0`,
      gap: `${vars.space[1]} ${vars.space[4]}`,
      selectors: {
        [`${item}:first-child > &`]: {
          padding: `${vars.space[5]} ${vars.space[4]}`,
          marginInline: `calc(-1 * ${vars.space[4]})`,
        },
      },
    },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flexWrap: 'wrap',
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
});
export const billed = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.mobile]: { gridRow: 2 } },
});
export const price = style({
  fontSize: '2.5rem',
  lineHeight: 1,
  letterSpacing: '-0.045em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowWide]: { fontSize: '2rem' },
    [media.mobile]: { gridRow: '1 / 3', gridColumn: 2 },
  },
});
export const per = style({
  fontSize: vars.font.size.small,
  letterSpacing: 0,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.text,
  marginInlineStart: '0.2em',
});
export const guarantee = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${guarantee} > svg`, { color: vars.color.data });
