import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: 'min(100%, 20rem)' });
