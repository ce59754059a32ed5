import { vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[4],
  marginBlock: vars.space[4],
});
export const verdict = styleVariants({
  good: { color: vars.color.success },
  bad: { color: vars.color.danger },
});
export const verdictHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.h4,
  margin: 0,
});
export const panel = style({
  margin: 0,
  padding: vars.space[5],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
});
export const panelGood = style([panel, { borderBlockStart: `3px solid ${vars.color.success}` }]);
export const panelBad = style([panel, { borderBlockStart: `3px solid ${vars.color.danger}` }]);
export const panelStage = style({
  overflowX: 'auto',
  marginBlockEnd: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
export const panelText = style({ marginBlockStart: vars.space[2], color: vars.color.textMuted });
globalStyle(`${panelText} p, ${panel} > p, ${panel} li`, { marginBlock: vars.space[1] });
