import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const title = style({
  selectors: {
    '&:hover': {
      textDecoration: `underline 2px ${vars.color.action}`,
      textUnderlineOffset: '0.2em',
    },
    // The card may be pressed anywhere; the ring stands around the card as well.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[3] },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '4px',
    },
  },
});
