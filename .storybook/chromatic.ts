import { modes } from './modes.ts';

/** The light modes in Chromatic's words; it takes every story in each of them. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes)
    .filter(([, { globals }]) => globals.theme === 'light')
    .map(([name, { globals, viewport }]) => [name, { ...globals, viewport }]),
);
