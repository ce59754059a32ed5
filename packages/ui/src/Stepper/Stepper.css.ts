import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'flex', gap: vars.space[4], listStyle: 'none' });

export const list = styleVariants({
  row: [
    base,
    {
      flexWrap: 'wrap',
      gap: `${vars.space[3]} ${vars.space[8]}`,
      '@media': { [media.mobile]: { flexDirection: 'column', gap: vars.space[4] } },
    },
  ],
  column: [base, { flexDirection: 'column', gap: vars.space[6] }],
});

const item = style({ display: 'flex', gap: vars.space[3], minInlineSize: 0 });
export const step = styleVariants({
  row: [item, { alignItems: 'center' }],
  column: [item, { alignItems: 'flex-start' }],
});

const round = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const mark = styleVariants({
  done: [round, { borderColor: vars.color.success, color: vars.color.success }],
  current: [round, { background: vars.color.text, borderColor: vars.color.text, color: vars.color.bg }],
  next: [round, { color: vars.color.textFaint }],
});

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
});
export const label = styleVariants({
  done: { color: vars.color.textMuted },
  current: { fontWeight: vars.font.weight.strong },
  next: { color: vars.color.textMuted },
});
export const note = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
