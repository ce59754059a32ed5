import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const amount = style({
  display: 'inline-block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  letterSpacing: '-0.045em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: '"SHRP" 100',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const size = styleVariants({
  md: { fontSize: '2.25rem' },
  lg: { fontSize: '3.5rem', '@media': { [media.narrow]: { fontSize: '2.75rem' } } },
  xl: { fontSize: '5.5rem', '@media': { [media.narrow]: { fontSize: '4.25rem' } } },
});

/** Superscript, before the figures. */
export const prefix = style({
  fontSize: '0.5em',
  letterSpacing: '-0.01em',
  verticalAlign: '0.62em',
  marginInlineEnd: '0.06em',
});

/** On the line, after the figures. */
export const suffix = style({ fontSize: '0.5em', letterSpacing: '-0.01em', marginInlineStart: '0.12em' });
