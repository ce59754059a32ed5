import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  borderRadius: vars.radius[1],
  '@media': { [media.mobile]: { insetInlineEnd: '0.125rem', inlineSize: '2.75rem', blockSize: '2.75rem' } },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:disabled': { color: vars.color.textFaint, cursor: 'not-allowed' },
  },
});
