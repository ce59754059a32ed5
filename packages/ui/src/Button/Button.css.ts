import { vars } from '@tern/tokens';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius[2],
  lineHeight: 1.25,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  letterSpacing: '-0.005em',
  cursor: 'pointer',
  transition: ['background-color', 'color', 'border-color', 'transform']
    .map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`)
    .join(','),
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius[2] },
    ':lang(ar) &': { letterSpacing: 0 },
  },
});

export const sizes = styleVariants({
  sm: { minBlockSize: vars.size.controlSm, paddingInline: vars.space[4], fontSize: vars.font.size.small },
  md: { minBlockSize: vars.size.control, paddingInline: vars.space[5], fontSize: vars.font.size.ui },
  lg: { minBlockSize: vars.size.controlLg, paddingInline: vars.space[6], fontSize: '1.0625rem' },
});

export const variants = styleVariants({
  primary: {
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: {
      '&:hover': { background: vars.color.actionHover },
      '&:active': { background: vars.color.actionActive, transform: 'translateY(1px)' },
    },
  },
  outline: {
    borderColor: vars.color.text,
    color: vars.color.text,
    selectors: { '&:hover': { background: vars.color.text, color: vars.color.bg } },
  },
  quiet: {
    color: vars.color.text,
    paddingInline: vars.space[3],
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
    },
  },
  danger: {
    borderColor: vars.color.danger,
    color: vars.color.danger,
    selectors: { '&:hover': { background: vars.color.danger, color: vars.color.bg } },
  },
});

export const block = style({ display: 'flex', inlineSize: '100%' });

export const disabled = style({});
const off = {
  background: `color-mix(in srgb, ${vars.color.text} 9%, transparent)`,
  borderColor: 'transparent',
  color: vars.color.textFaint,
  cursor: 'not-allowed',
  transform: 'none',
};
globalStyle(`${disabled}, ${disabled}:hover, ${disabled}:active`, off);

const run = keyframes({ to: { backgroundPositionX: '24px' } });

/** The neat line of the chart runs along the lower edge; the label keeps its place and width. */
export const busy = style({
  cursor: 'progress',
  position: 'relative',
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '4px',
    backgroundImage: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
    backgroundSize: '24px 100%',
    opacity: 0.65,
    animation: `${run} 900ms linear infinite`,
  },
});
