import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space[2] });

/** One part for each rule. */
export const meter = style({ display: 'flex', gap: vars.space[1] });
export const part = style({
  flex: '1 1 0',
  blockSize: '0.25rem',
  borderRadius: '1px',
  background: vars.color.line,
  transition: `background-color ${vars.motion.base}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas' } },
});
export const full = style({
  background: vars.color.success,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const rules = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: '0.875rem',
  lineHeight: 1.6,
  color: vars.color.textMuted,
});
export const rule = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });
export const met = style({ color: vars.color.success });
export const icon = style({ marginBlockStart: '0.1875rem' });
