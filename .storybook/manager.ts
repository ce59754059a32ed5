import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import './reviewPanel.ts';
import { ternDarkTheme, ternTheme } from './theme.ts';

type Settings = Parameters<typeof addons.setConfig>[0];
type Label = NonNullable<NonNullable<Settings['sidebar']>['renderLabel']>;

/**
 * The name of a page lists the words people search for (`Dialog, modal, popup`); the tree shows it briefly:
 * `Guide` among the stories of its part, else the name of the page.
 */
const renderLabel: Label = (item) =>
  item.type !== 'docs'
    ? item.name
    : item.tags.includes('attached-mdx')
      ? 'Guide'
      : (item.name.split(',')[0] ?? '');

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = (dark: boolean) =>
  addons.setConfig({
    theme: dark ? ternDarkTheme : ternTheme,
    sidebar: { showRoots: true, renderLabel },
  });
applyTheme(prefersDark.matches);
prefersDark.addEventListener('change', ({ matches }) => applyTheme(matches));

/** The variant switch of the toolbar also sizes the canvas: one control instead of two that can disagree. */
addons.register('tern/variant', (api) => {
  const follow = () => {
    const globals = { ...api.getGlobals(), ...api.getStoryGlobals() };
    const viewport: unknown = globals.viewport;
    const current =
      typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
    if (
      globals.variant &&
      current !== globals.variant &&
      !(current === undefined && globals.variant === 'desktop')
    ) {
      api.updateGlobals({ viewport: { value: globals.variant, isRotated: false } });
    }
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  api.on(STORY_RENDERED, follow);
});
