import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const heading = style({
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  textWrap: 'balance',
  hyphens: 'manual',
  overflowWrap: 'break-word',
  minInlineSize: 0,
  '@media': {
    // The system puts a plate behind each line: lines too close would cut the descenders of those above.
    '(forced-colors: active)': { selectors: { '&&': { lineHeight: 1.3 } } },
  },
});

export const size = styleVariants({
  hero: {
    fontSize: vars.font.size.hero,
    lineHeight: vars.font.line.hero,
    letterSpacing: vars.font.track.hero,
  },
  display: {
    fontSize: vars.font.size.display,
    lineHeight: vars.font.line.display,
    letterSpacing: vars.font.track.display,
  },
  h1: {
    fontSize: vars.font.size.h1,
    lineHeight: vars.font.line.h1,
    letterSpacing: vars.font.track.display,
  },
  h2: {
    fontSize: vars.font.size.h2,
    lineHeight: vars.font.line.h2,
    letterSpacing: vars.font.track.heading,
  },
  h3: {
    fontSize: vars.font.size.h3,
    lineHeight: vars.font.line.h3,
    letterSpacing: vars.font.track.heading,
  },
  h4: {
    fontSize: vars.font.size.h4,
    lineHeight: vars.font.line.h4,
    letterSpacing: '-0.012em',
    fontWeight: vars.font.weight.strong,
    selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
  },
});
