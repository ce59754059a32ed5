import { media } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Around the button that sends a form: as wide as its words, on a phone as wide as the fields. */
export const submitRow = style({ display: 'flex', '@media': { [media.mobile]: { display: 'grid' } } });
