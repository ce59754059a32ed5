import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: '1.5rem',
  lineHeight: 1,
  fontWeight: 520,
  letterSpacing: '-0.045em',
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  direction: 'ltr',
});

export const mark = style({
  inlineSize: '2.125rem',
  blockSize: '2.125rem',
  flex: 'none',
  overflow: 'visible',
});

export const beak = style({ fill: vars.color.beak });
