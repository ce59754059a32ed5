import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const meter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const scale = style({ inlineSize: '8rem', blockSize: '0.625rem', flex: 'none' });
export const used = style({
  fill: vars.color.text,
  stroke: vars.color.text,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
});
export const free = style({
  fill: 'none',
  stroke: vars.color.text,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const label = style({
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
