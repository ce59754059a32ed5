/**
 * How a person wants every page: larger text, no offers that come by themselves, nothing that moves, a dark or a light
 * ground whatever the system asks for.
 */
export const displaySettings = ['text', 'offers', 'motion', 'dark', 'light'] as const;
export type DisplaySetting = (typeof displaySettings)[number];

/** The cookie of the settings that are on, with dots between them: `text.motion`. The edge sets it. */
export const settingsCookie = 'settings';
/** A year: who needs larger text needs it for longer than a visit. */
export const settingsSeconds = 365 * 24 * 3600;
/** Where the form of a setting goes. */
export const settingsPath = '/settings';
/** The settings of a visitor as a stylesheet, for browsers that run no scripts. */
export const settingsSheet = '/settings.css';

/** The settings that are on, from the value of the cookie. */
export const readSettings = (value: string | undefined): DisplaySetting[] => {
  const on = new Set(value?.split('.'));
  return displaySettings.filter((setting) => on.has(setting));
};
export const writeSettings = (on: readonly DisplaySetting[]): string => readSettings(on.join('.')).join('.');

const grounds: readonly DisplaySetting[] = ['dark', 'light'];
/** The settings after a switch. Of the two grounds one is on at most. */
export function switchSetting(
  on: readonly DisplaySetting[],
  change: { setting: DisplaySetting; on: boolean },
): DisplaySetting[] {
  const isOther = (each: DisplaySetting) => grounds.includes(each) && grounds.includes(change.setting);
  const others = on.filter((each) => each !== change.setting && !(change.on && isOther(each)));
  return change.on ? [...others, change.setting] : others;
}

/** The value of a button that switches a setting, and the setting it stands for. */
export const settingSwitch = (setting: DisplaySetting, on: boolean): string =>
  `${setting}-${on ? 'on' : 'off'}`;
export function parseSettingSwitch(value: string | null): { setting: DisplaySetting; on: boolean } | null {
  const [name, state] = value?.split('-') ?? [];
  const setting = displaySettings.find((each) => each === name);
  return setting && (state === 'on' || state === 'off') ? { setting, on: state === 'on' } : null;
}
