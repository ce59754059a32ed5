import { style } from '@vanilla-extract/css';

/** As wide as its box. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
