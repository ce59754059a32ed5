import { globalStyle, style } from '@vanilla-extract/css';

export const offered = style({ display: 'contents' });
export const held = style({ display: 'none' });

// The value of the cookie names the relations behind the standing.
const affiliate = '[data-customer*="partner"]';
globalStyle(`${affiliate} .${offered}`, { display: 'none' });
globalStyle(`${affiliate} .${held}`, { display: 'contents' });
