import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const lock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  lineHeight: 1.25,
  '@media': { [media.mobile]: { paddingInlineEnd: 0 } },
});

/** A phone shows the lock alone; its word is read all the same. */
export const word = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
