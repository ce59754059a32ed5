import { modes } from './modes.ts';

/** The modes in Chromatic's words. Dark is on only where a story asks for it (`chromaticDark`). */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { globals, viewport, dark }]) => [
    name,
    { ...globals, viewport, disable: dark },
  ]),
);

/** For `parameters.chromatic.modes` of a story that has a dark look. */
export const chromaticDark = { 'en-desktop-dark': { disable: false } };
