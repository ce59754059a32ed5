import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0.1875rem ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  fontSize: vars.font.size.caption,
  lineHeight: 1.25,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: 0,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // The edge where the browser takes the grounds away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

export const tone = styleVariants({
  neutral: { background: vars.color.bgAlt, color: vars.color.text },
  success: { background: vars.color.successSoft, color: vars.color.success },
  danger: { background: vars.color.dangerSoft, color: vars.color.danger },
  data: { background: vars.color.dataSoft, color: vars.color.text },
  action: { background: vars.color.action, color: vars.color.onAction },
  discount: { background: vars.color.actionSoft, color: vars.color.actionText },
  campaign: { background: vars.color.campaign, color: vars.color.onCampaign },
  solid: { background: vars.color.text, color: vars.color.bg },
  line: { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`, color: vars.color.textMuted },
});

export const icon = style({
  selectors: { [`${badge} > &`]: { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 2.25 } },
});
