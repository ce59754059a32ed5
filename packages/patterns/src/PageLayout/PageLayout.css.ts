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

/**
 * The parts below the first screen are styled and laid out when the browser is idle or they come near, and all on
 * paper. Until then each counts as high as those of the home page are on average, so that the whole is about as long
 * as it will be.
 */
globalStyle(`${main} > :nth-child(n + 4)`, {
  containIntrinsicBlockSize: 'auto 46rem',
  '@media': {
    screen: { contentVisibility: 'auto' },
    [media.mobile]: { containIntrinsicBlockSize: 'auto 53rem' },
  },
});
