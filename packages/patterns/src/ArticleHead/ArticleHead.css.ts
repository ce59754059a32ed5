import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[5]} ${vars.space[6]}` } },
});
export const foreign = style({ marginBlockStart: vars.space[5], maxInlineSize: vars.size.measure });
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[14],
  alignItems: 'center',
  marginBlockStart: vars.space[6],
  '@media': {
    [media.narrow]: { gap: vars.space[8] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[6],
      marginBlockStart: vars.space[4],
    },
    [media.print]: { display: 'block' },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: vars.space[3] } },
});
export const away = style([words, { marginBlock: vars.space[6], maxInlineSize: vars.size.measure }]);
export const title = style({
  fontSize: vars.font.size.h1,
  lineHeight: vars.font.line.h1,
  letterSpacing: vars.font.track.heading,
  hyphens: 'auto',
});
export const lead = style({
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.lead,
  color: vars.color.textMuted,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const picture = style({
  minInlineSize: 0,
  '@media': { [media.print]: { maxInlineSize: '24rem', marginBlockStart: vars.space[4] } },
});
