import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const code = style({
  maxInlineSize: '16rem',
  fontSize: vars.font.size.h4,
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ':lang(ar) &': { letterSpacing: '0.2em' }, '[dir="rtl"] &': { textAlign: 'start' } },
});
