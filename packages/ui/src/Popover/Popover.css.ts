import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const panel = style({
  position: 'relative',
  zIndex: 30,
  inlineSize: '20rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.margin})`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space[5],
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.55,
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
    [media.print]: { display: 'none' },
  },
  selectors: { '&:focus-visible': { borderRadius: vars.radius[3] } },
});

export const content = style({ paddingInlineEnd: vars.space[8], overflowWrap: 'break-word' });
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});
