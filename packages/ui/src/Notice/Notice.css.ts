import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderRadius: vars.radius[3],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  fontSize: vars.font.size.small,
  lineHeight: 1.55,
});

export const tones = styleVariants({
  neutral: {},
  data: { borderColor: vars.color.data },
  danger: { borderColor: vars.color.danger },
  success: { borderColor: vars.color.success },
});

export const icons = styleVariants({
  neutral: { color: vars.color.textMuted },
  data: { color: vars.color.data },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
});

export const body = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
export const title = style({ fontWeight: vars.font.weight.strong });

/** The button is larger than the line beside it; the notice keeps its height. */
export const dismiss = style({
  marginBlock: '-0.375rem',
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
});
