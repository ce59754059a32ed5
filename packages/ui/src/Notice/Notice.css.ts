import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  fontSize: vars.font.size.small,
  lineHeight: 1.55,
});

export const tone = styleVariants({
  neutral: {},
  data: { borderColor: vars.color.data },
  danger: { borderColor: vars.color.danger },
  success: { borderColor: vars.color.success },
});

/** Stands on the first line of the text. */
export const icon = styleVariants({
  neutral: { marginBlockStart: '0.125rem', color: vars.color.textMuted },
  data: { marginBlockStart: '0.125rem', color: vars.color.data },
  danger: { marginBlockStart: '0.125rem', color: vars.color.danger },
  success: { marginBlockStart: '0.125rem', color: vars.color.success },
});

export const body = style({ flex: '1', minInlineSize: 0, overflowWrap: 'break-word' });
export const title = style({ fontWeight: vars.font.weight.strong });

export const dismiss = style({
  flex: 'none',
  margin: `calc(${vars.space[2]} * -1)`,
});
