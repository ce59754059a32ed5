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
  '@media': { [media.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
});
