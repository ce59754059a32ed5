import { vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const details = style({ minInlineSize: 0 });
export const place = styleVariants({
  start: { position: 'relative' },
  end: { position: 'relative' },
  above: { position: 'relative' },
  full: { position: 'static' },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
  selectors: {
    [`&:hover, ${details}[open] > &`]: {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    },
    '&:focus-visible': { borderRadius: vars.radius[2] },
  },
});
globalStyle(`${summary} svg`, { inlineSize: '1rem', blockSize: '1rem', flex: 'none' });

export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

const floating = {
  position: 'absolute',
  zIndex: 6,
  inlineSize: 'max-content',
  maxInlineSize: 'min(100vw - 2.5rem, 24rem)',
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  padding: vars.space[2],
  fontSize: vars.font.size.small,
} as const;
const below = `calc(100% + ${vars.space[2]})`;

export const panel = styleVariants({
  start: { ...floating, insetBlockStart: below, insetInlineStart: 0 },
  end: { ...floating, insetBlockStart: below, insetInlineEnd: 0 },
  above: { ...floating, insetBlockEnd: below, insetInlineStart: 0 },
  full: {
    position: 'absolute',
    zIndex: 6,
    insetInline: 0,
    insetBlockStart: '100%',
    background: vars.color.surface,
    color: vars.color.text,
    borderBlock: `${vars.border.hair} solid ${vars.color.line}`,
    boxShadow: vars.shadow[2],
  },
});

/* Not drawn at all while closed: what is in it needs no font and no layout. */
globalStyle(`${details}:not([open]) > :not(summary)`, { display: 'none' });
