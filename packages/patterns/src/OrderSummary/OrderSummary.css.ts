import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const sums = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const lines = style({
  display: 'grid',
  fontSize: vars.font.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Wraps in long languages: the amount then stands alone at the end of its own row. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[1],
  selectors: {
    '&:last-child': {
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.border.bold} solid ${vars.color.text}`,
    },
  },
});

export const term = style({ color: vars.color.textMuted });

export const amount = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.font.weight.medium,
});

export const struck = style({ color: vars.color.textFaint });

export const total = style({
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text,
  selectors: { 'dd&': { marginInlineStart: 'auto' } },
});

export const loading = style({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[3] });
