import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.danger}`,
  borderRadius: vars.radius[3],
  fontSize: vars.font.size.small,
  lineHeight: 1.55,
  selectors: { '&:focus-visible': { borderRadius: vars.radius[3] } },
});

export const icon = style({ color: vars.color.danger, marginBlockStart: '0.0625rem' });
export const body = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({ fontWeight: vars.font.weight.strong });

export const link = style({
  color: vars.color.danger,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
