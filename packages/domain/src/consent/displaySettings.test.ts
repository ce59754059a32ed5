import { expect, it } from 'vitest';
import {
  displaySettings,
  parseSettingSwitch,
  readSettings,
  settingSwitch,
  writeSettings,
} from './displaySettings.ts';

it('reads what it writes, and nothing else', () => {
  for (const on of [[], ['text'], ['offers', 'motion'], displaySettings] as const)
    expect(readSettings(writeSettings(on))).toEqual(on);
  expect(readSettings(undefined)).toEqual([]);
  expect(readSettings('text.text.x;y')).toEqual(['text']);
});

it('names a switch by its setting and its state', () => {
  for (const setting of displaySettings)
    for (const on of [true, false])
      expect(parseSettingSwitch(settingSwitch(setting, on))).toEqual({ setting, on });
  for (const wrong of [null, '', 'text', 'text-', 'text-maybe', 'x-on', 'constructor-on'])
    expect(parseSettingSwitch(wrong)).toBeNull();
});
