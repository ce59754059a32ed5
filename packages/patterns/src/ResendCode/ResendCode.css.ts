import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const resend = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.textFaint,
  // A wait that nothing would end.
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
});
export const again = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  minBlockSize: '1.5rem',
  selectors: {
    '&:hover': { textDecorationThickness: '3px' },
    '&[aria-disabled="true"]': {
      color: vars.color.textFaint,
      textDecorationColor: vars.color.line,
      textDecorationThickness: '2px',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
});
export const time = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
