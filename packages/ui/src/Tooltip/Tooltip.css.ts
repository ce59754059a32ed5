import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const tip = style({
  zIndex: 40,
  maxInlineSize: '18rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.inverseBg,
  color: vars.color.inverseText,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.caption,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  // The edge where the browser takes the grounds away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
    [media.print]: { display: 'none' },
  },
});
