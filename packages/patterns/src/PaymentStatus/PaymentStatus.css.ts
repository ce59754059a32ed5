import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '40rem',
  '@media': { [media.mobile]: { gap: vars.space[6] } },
});

export const words = style({ display: 'grid', gap: vars.space[4] });

export const safe = style({
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.lead,
  fontWeight: vars.font.weight.medium,
});

export const facts = style({
  display: 'grid',
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
  borderBlock: `${vars.border.hair} solid ${vars.color.line}`,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const term = style({ color: vars.color.textMuted });
export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
});
