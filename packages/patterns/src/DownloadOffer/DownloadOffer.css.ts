import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** All offers lie on one place, so that finding the visitor's system out moves nothing. */
export const offers = style({ display: 'grid', inlineSize: '100%' });
const layer = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
});
export const any = style([layer, { selectors: { 'html[data-system] &': { visibility: 'hidden' } } }]);
const shownFor = (platform: string) =>
  [
    layer,
    { visibility: 'hidden', selectors: { [`html[data-system="${platform}"] &`]: { visibility: 'visible' } } },
  ] as const;
export const only = styleVariants({
  windows: [...shownFor('windows')],
  mac: [...shownFor('mac')],
  ios: [...shownFor('ios')],
  android: [...shownFor('android')],
  chrome: [...shownFor('chrome')],
  tv: [...shownFor('tv')],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
