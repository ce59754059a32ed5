import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** A short page still reaches the lower edge: the footer stands there, not in the middle. */
export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
export const main = style({ flex: '1 0 auto' });
export const ice = style({ background: vars.color.bgAlt });
