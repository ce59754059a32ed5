import { style } from '@vanilla-extract/css';

export const ltr = style({ direction: 'ltr', unicodeBidi: 'isolate' });
