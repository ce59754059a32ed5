import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const empty = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[3],
  padding: `${vars.space[12]} ${vars.space[6]}`,
});

export const picture = style({ inlineSize: '9rem', maxInlineSize: '100%', marginBlockEnd: vars.space[2] });
globalStyle(`${picture} > svg`, { inlineSize: '100%', blockSize: 'auto' });

export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  letterSpacing: '-0.012em',
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
});

export const text = style({
  color: vars.color.textMuted,
  maxInlineSize: '24rem',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
});
