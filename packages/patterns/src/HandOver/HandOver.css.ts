import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '25rem', minInlineSize: 0 });
export const head = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const email = style({ fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gap: vars.space[2] });
