import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.gutter,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const picture = style({
  position: 'relative',
  blockSize: '19rem',
  borderBlockEnd: hairline,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
  '@media': { [media.mobile]: { blockSize: '14rem' } },
});
export const ringPicture = style([picture, { display: 'grid', placeItems: 'center' }]);
export const mapPicture = style([picture]);

export const ring = style({
  display: 'block',
  inlineSize: '14rem',
  '@media': { [media.mobile]: { inlineSize: '9.5rem', marginBlockEnd: vars.space[6] } },
});
export const verdict = style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInlineStart: vars.space[6],
});

export const facts = style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInlineStart: vars.space[6],
  inlineSize: '15rem',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const term = style({ color: vars.color.textMuted });
export const value = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const body = style({
  padding: vars.space[8],
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.mobile]: { padding: vars.space[5] } },
});
export const action = style({ marginBlockStart: vars.space[3] });
globalStyle(`${action} > *`, { '@media': { [media.mobile]: { inlineSize: '100%' } } });
