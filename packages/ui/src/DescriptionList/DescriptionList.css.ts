import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const stacked = style({ '@media': { [media.mobile]: { display: 'grid' } } });

export const term = style({ color: vars.color.textMuted, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    [`${stacked} > &`]: { '@media': { [media.mobile]: { marginInlineStart: 0, textAlign: 'start' } } },
  },
});

export const emphasis = style({
  selectors: {
    [`${pair} > &`]: {
      fontSize: vars.font.size.h4,
      color: vars.color.text,
      fontWeight: vars.font.weight.strong,
    },
  },
});
