import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Names are not mirrored and keep their order. */
export const marks = style({ display: 'flex', flex: 'none', gap: vars.space[1], direction: 'ltr' });
export const mark = style({ flex: 'none', display: 'block' });
export const frame = style({ fill: vars.color.surface, stroke: vars.color.lineStrong });
export const name = style({
  fill: vars.color.text,
  fontSize: '10px',
  fontWeight: vars.font.weight.strong,
  letterSpacing: 0,
});
