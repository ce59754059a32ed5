import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const bars = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'baseline',
});
export const label = style({ fontWeight: vars.font.weight.medium, hyphens: 'auto' });
export const text = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.textMuted,
  textAlign: 'end',
});
export const track = style({ gridColumn: '1 / -1' });
// Bars begin where reading does.
globalStyle(`[dir='rtl'] ${track}`, { transform: 'scaleX(-1)' });
export const ground = style({ fill: vars.color.line });
export const length = style({ fill: vars.color.data });
