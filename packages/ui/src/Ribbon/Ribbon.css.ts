import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const ribbon = style({ fontSize: vars.font.size.small, lineHeight: 1.4 });

export const tone = styleVariants({
  campaign: { background: vars.color.campaign, color: vars.color.onCampaign },
  neutral: { background: vars.color.inverseBg, color: vars.color.inverseText },
});

export const inside = style({
  inlineSize: `min(100% - 2 * ${vars.space.margin}, ${vars.size.container})`,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  '@media': {
    // Offer and time left share a line in every language, in ours and in the font that stands in for it: a second
    // line would push the page down.
    [media.mobile]: { justifyContent: 'space-between', gap: vars.space[2], minBlockSize: '2.75rem' },
  },
});

/** Links take the ribbon's ink: coral on amber is hard to read. */
globalStyle(`${inside} a`, {
  color: 'inherit',
  textDecorationColor: 'currentColor',
  // Large enough for a finger, in a ribbon as high as before.
  paddingBlock: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
});
globalStyle(`${inside} :focus-visible`, { outlineColor: 'currentColor' });
