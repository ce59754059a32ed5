import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const log = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const words = style({ display: 'grid', gap: vars.space[2] });
export const foot = style({ marginBlockStart: vars.space[5] });
