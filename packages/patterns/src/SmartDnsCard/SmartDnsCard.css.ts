import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const fields = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const guide = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const glyph = style({ color: vars.color.data });
export const steps = style({ display: 'grid', gap: vars.space[3], counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space[2],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.data,
  },
});
