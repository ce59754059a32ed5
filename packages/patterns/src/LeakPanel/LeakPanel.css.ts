import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
globalStyle(`${picture} > svg`, {
  inlineSize: '13rem',
  blockSize: '13rem',
  maxInlineSize: '100%',
  overflow: 'visible',
});
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[6],
});
export const verdict = style({ display: 'grid', gap: vars.space[3] });
export const danger = style({ color: vars.color.danger });
export const address = style({ display: 'block', overflowWrap: 'anywhere' });
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[4] });
