import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Above the page, out of the way of its bottom bar. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: 8,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const notice = style({
  maxInlineSize: '32rem',
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  pointerEvents: 'auto',
});
