import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A short page still reaches the lower edge: the footer stands there, not in the middle. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '@media': { [media.print]: { minBlockSize: 0 } },
});
/* On paper there is nowhere to go. */
globalStyle(`${shell} > :not(main)`, { '@media': { [media.print]: { display: 'none' } } });
export const main = style({ flex: '1 0 auto' });
export const ice = style({ background: vars.color.bgAlt });
