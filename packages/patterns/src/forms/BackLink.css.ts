import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Above the heading, with an arrow that leads back. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '1.5rem',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.28em' } },
});
export const arrow = style({ color: vars.color.actionText });
