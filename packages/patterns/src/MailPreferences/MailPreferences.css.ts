import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const group = style({ display: 'grid', gap: vars.space[4] });
export const always = style({ display: 'grid', gap: vars.space[1] });
export const field = style({ maxInlineSize: '20rem' });
