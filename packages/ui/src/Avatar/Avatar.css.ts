import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.bgAlt,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  // By the language of the page, the same on the server and in the browser.
  textTransform: 'uppercase',
});
export const size = styleVariants({
  sm: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.font.size.caption },
  md: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.font.size.ui },
  lg: { inlineSize: '4rem', blockSize: '4rem', fontSize: vars.font.size.h4 },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
