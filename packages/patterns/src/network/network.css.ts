import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const system = '(forced-colors: active)';

export const bar = style({
  display: 'block',
  inlineSize: '7.5rem',
  blockSize: '0.5rem',
  maxInlineSize: '100%',
});
const block = (fill: string, forced: string) =>
  ({ fill, stroke: 'none', '@media': { [system]: { fill: forced } } }) as const;
/** The servers of a place by their state. */
export const city = styleVariants({
  up: block(vars.color.text, 'CanvasText'),
  maintenance: block(vars.color.data, 'GrayText'),
  down: block(vars.color.danger, 'Mark'),
});

export const word = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const condition = styleVariants({
  up: { color: vars.color.success },
  some: { color: vars.color.textMuted },
  maintenance: { color: vars.color.data },
  down: { color: vars.color.danger },
});

export const load = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const loadBar = style({ inlineSize: '3.75rem', blockSize: '0.5rem', flex: 'none' });
export const loadFrame = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [system]: { stroke: 'CanvasText' } },
});
export const loadUsed = style({ fill: vars.color.data, '@media': { [system]: { fill: 'CanvasText' } } });
