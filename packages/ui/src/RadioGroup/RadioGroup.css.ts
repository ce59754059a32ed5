import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const legend = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.4,
});

export const options = styleVariants({
  plain: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[3],
    '@media': { [media.mobile]: { rowGap: 0 } },
  },
  card: { display: 'grid', gap: vars.space[3] },
});

export const messages = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[2] });

export const card = style({
  paddingBlock: vars.space[4],
  '@media': { [media.mobile]: { paddingBlock: vars.space[4] } },
  paddingInline: vars.space[5],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover, &:has(:checked)': { borderColor: vars.color.text },
    '&:has(:disabled)': { background: vars.color.surfaceSunken, borderColor: vars.color.line },
  },
});

/** An option with its own fields, in one frame. */
export const opened = style({
  minInlineSize: 0,
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.text}`,
  borderRadius: vars.radius[2],
});

export const openedHead = style({
  paddingBlock: vars.space[4],
  '@media': { [media.mobile]: { paddingBlock: vars.space[4] } },
  paddingInline: vars.space[5],
});

export const panel = style({ paddingInline: vars.space[5], paddingBlockEnd: vars.space[5] });

/** Label and note side by side, one below the other where they do not fit; the circle stays beside the label. */
export const cardBody = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const cardLabel = style({ fontWeight: vars.font.weight.medium });

export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
});

export const note = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
