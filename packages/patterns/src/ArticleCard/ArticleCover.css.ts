import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const cover = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: vars.space[2] } },
});
export const title = style({
  fontSize: vars.font.size.h1,
  lineHeight: vars.font.line.h1,
  letterSpacing: vars.font.track.heading,
  hyphens: 'auto',
  '@media': { [media.belowWide]: { fontSize: vars.font.size.h2, lineHeight: vars.font.line.h2 } },
});
export const text = style({
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.lead,
  color: vars.color.textMuted,
});
export const read = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
});
globalStyle(`${read} > svg`, {
  color: vars.color.actionText,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
});
globalStyle(`${cover}:has(h2 > a:hover) ${read} > svg`, { translate: '4px 0' });
globalStyle(`[dir="rtl"] ${cover}:has(h2 > a:hover) ${read} > svg`, { translate: '-4px 0' });
