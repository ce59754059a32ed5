import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Above the page, and above all else at the foot of the window (`StickyActionBar`). */
export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[4]} + var(--foot, 0px))`,
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
