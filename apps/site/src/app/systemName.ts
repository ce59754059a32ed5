import type { AppPlatform, ListedPlatform } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';

/** Names of the systems; the same in every language. */
const names = {
  windows: ['Windows'],
  mac: ['Mac'],
  ios: ['iPhone', 'iPad'],
  android: ['Android'],
  chrome: ['Chrome'],
  tv: ['Android TV'],
  linux: ['Linux'],
  firefox: ['Firefox'],
} as const satisfies Record<AppPlatform | ListedPlatform, readonly string[]>;

/** The name of a system in a text: "iPhone and iPad". */
export const systemName = (platform: keyof typeof names, language: Language): string =>
  formatList(names[platform], language);

export const isSystem = (platform: string): platform is keyof typeof names => Object.hasOwn(names, platform);
