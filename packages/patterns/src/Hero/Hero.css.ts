import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({ background: vars.color.bgAlt, overflow: 'clip' });

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 33rem) minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '50rem',
  paddingBlock: `${vars.space[2]} ${vars.space[10]}`,
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      minBlockSize: 0,
      paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
      gap: vars.space[6],
    },
    [media.mobile]: {
      // Keeps the negative margin of the plate inside.
      display: 'flow-root',
      paddingBlock: `${vars.space[8]} 0`,
    },
  },
});

export const copy = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBlockEnd: vars.space[8],
  '@media': {
    [media.belowWide]: { paddingBlockEnd: vars.space[16] },
    [media.mobile]: { display: 'block', paddingBlockEnd: 0 },
  },
});

export const lead = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: '30rem',
  '@media': { [media.mobile]: { marginBlockStart: vars.space[5], maxInlineSize: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[10],
  '@media': { [media.mobile]: { display: 'grid', alignItems: 'stretch', marginBlockStart: vars.space[8] } },
});
globalStyle(`${actions} > *`, { '@media': { [media.belowWide]: { flex: '1 1 auto' } } });

export const note = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  marginBlockStart: vars.space[6],
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${note} > svg`, { color: vars.color.data });

export const legend = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  gap: vars.space[6],
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
  '@media': {
    [media.belowWide]: { flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
    [media.mobile]: { display: 'none' },
  },
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** The plate leaves the container at the end; on phones it is wider than the screen and cut below. */
export const plate = style({
  position: 'relative',
  // The place is kept for a plate that comes after the first paint.
  aspectRatio: '1',
  marginInlineStart: vars.space[2],
  marginInlineEnd: '-7rem',
  '@media': {
    [media.belowWide]: { marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${vars.space[16]})` },
    [media.mobile]: {
      inlineSize: '150%',
      marginInlineStart: '-25%',
      marginInlineEnd: 0,
      marginBlock: `${vars.space[10]} -32%`,
    },
  },
});

export const chip = style({
  position: 'absolute',
  insetBlockEnd: '4.5rem',
  insetInlineEnd: '1.5rem',
  inlineSize: '17rem',
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.color.surface,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.small,
  '@media': {
    [media.belowWide]: { insetInlineEnd: '4.5rem', insetBlockEnd: 0 },
    [media.mobile]: { display: 'none' },
  },
  // The map does not mirror, so the chip stays over the same sea.
  selectors: { '[dir="rtl"] &': { insetInlineEnd: 'auto', insetInlineStart: '1.5rem' } },
});
export const chipTop = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const chipPlace = style({ fontWeight: vars.font.weight.strong, flex: 1 });
export const chipRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.textMuted,
});
export const chipState = style({ color: vars.color.success, fontWeight: vars.font.weight.strong });
