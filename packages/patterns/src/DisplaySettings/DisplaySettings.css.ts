import type { DisplaySetting } from '@tern/domain';
import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const list = style({ display: 'grid', borderBlockStart: hairline });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[5],
  borderBlockEnd: hairline,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.font.weight.strong });
export const note = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const state = style({ fontWeight: vars.font.weight.medium, marginInlineEnd: vars.space[3] });

const settings: Record<DisplaySetting, DisplaySetting> = {
  text: 'text',
  offers: 'offers',
  motion: 'motion',
  dark: 'dark',
  light: 'light',
};
const has = (setting: DisplaySetting) => `:root[data-settings*="${setting}"] &`;

/** The two states of a setting, of which the document says one. */
export const whenOn = styleVariants(settings, (setting) => ({
  display: 'none',
  selectors: { [has(setting)]: { display: 'block' } },
}));
export const whenOff = styleVariants(settings, (setting) => ({
  selectors: { [has(setting)]: { display: 'none' } },
}));
