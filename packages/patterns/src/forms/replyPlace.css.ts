import { style } from '@vanilla-extract/css';

/** A form whose reply is a new page that scrolls to it: it comes to rest below the sticky header. */
export const replyPlace = style({ scrollMarginBlockStart: '6rem' });
