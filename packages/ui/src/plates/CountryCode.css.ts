import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const code = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '1.375rem',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  fontSize: '0.6875rem',
  lineHeight: 1,
  letterSpacing: '0.04em',
  fontWeight: vars.font.weight.strong,
  color: vars.color.textMuted,
  direction: 'ltr',
  selectors: {
    'a:hover > &': { borderColor: vars.color.actionText, color: vars.color.actionText },
  },
});
globalStyle(`${code} > svg`, { inlineSize: '0.75rem', blockSize: '0.75rem' });
