import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const menu = style({
  zIndex: 30,
  minInlineSize: '13rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.margin})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflow: 'auto',
  padding: vars.space[2],
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  fontSize: vars.font.size.small,
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
    [media.print]: { display: 'none' },
  },
});

export const group = style({ display: 'grid' });

export const label = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.5rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.bgAlt,
      // Drawn where the browser takes the grounds away.
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    '&[data-disabled]': { color: vars.color.textFaint, cursor: 'default' },
    '&:focus-visible': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius[2],
    },
  },
});

export const tone = styleVariants({ default: {}, danger: { color: vars.color.danger } });
export const icon = style({
  color: vars.color.textMuted,
  selectors: { [`${tone.danger} &`]: { color: 'inherit' } },
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const check = style({ marginInlineStart: 'auto', color: vars.color.actionText });
export const separator = style({
  blockSize: '1px',
  background: vars.color.line,
  margin: `${vars.space[2]} ${vars.space[3]}`,
});
