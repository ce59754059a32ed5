import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** On small screens it is as wide as the actions of a page's head. */
export const file = style({
  minInlineSize: 0,
  '@media': { [media.belowWide]: { flex: '1 1 auto' } },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
globalStyle(`${buttons} > :only-child`, { '@media': { [media.belowWide]: { flex: '1 1 auto' } } });
