import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const form = style({ display: 'grid', gap: vars.space[6], justifyItems: 'start' });
/** The sums stand below each other, near their lengths. */
export const lengths = style({ inlineSize: '100%', maxInlineSize: '25rem' });
/** The way out of a gift stands below its state. */
export const state = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
