import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const words = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const end = style({ '@media': { [media.mobile]: { inlineSize: '100%', display: 'grid' } } });
export const only = style({
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: '0.875rem',
  color: vars.color.textMuted,
});
