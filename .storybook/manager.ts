import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { ternTheme } from './theme.ts';

addons.setConfig({ theme: ternTheme, sidebar: { showRoots: true } });

/** The form switch of the toolbar also sizes the canvas: one control instead of two that can disagree. */
addons.register('tern/form', (api) => {
  const follow = () => {
    const globals = { ...api.getGlobals(), ...api.getStoryGlobals() };
    const viewport: unknown = globals.viewport;
    const current =
      typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
    if (globals.form && current !== globals.form && !(current === undefined && globals.form === 'desktop')) {
      api.updateGlobals({ viewport: { value: globals.form, isRotated: false } });
    }
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  api.on(STORY_RENDERED, follow);
});
