import type { AppPlatform, ListedPlatform } from '@tern/domain';

/** Names of the systems; the same in every language. */
export const systemNames: Record<AppPlatform | ListedPlatform, string> = {
  windows: 'Windows',
  mac: 'Mac',
  ios: 'iPhone, iPad',
  android: 'Android',
  chrome: 'Chrome',
  tv: 'Android TV',
  linux: 'Linux',
  firefox: 'Firefox',
};
