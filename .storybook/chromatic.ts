import { type Mode, modes } from './modes.ts';

/** The light modes without a setting, in Chromatic's words; it takes every story in each of them. */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes)
    .filter(([, { globals, setting }]) => globals.theme === 'light' && !setting)
    .map(([name, { globals, viewport }]) => [name, { ...globals, viewport }]),
);
