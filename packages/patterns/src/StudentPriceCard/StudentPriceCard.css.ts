import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  inlineSize: '100%',
  textAlign: 'start',
});

export const frame = style({ inlineSize: '100%', maxInlineSize: '26rem' });
