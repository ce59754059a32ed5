import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const wide = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** In the mobile variant the sentence itself is the link: there is no room for a second one. */
export const short = style({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
});

globalStyle(`:is(${wide}, ${short}) strong`, { fontWeight: vars.font.weight.strong });
