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

/** The name of a system in a text: "iPhone and iPad". Spanish has "e" before the sound of an i, not before the letter. */
export function systemName(platform: keyof typeof names, language: Language): string {
  const name = formatList(names[platform], language);
  return language === 'es' ? name.replace(' e iP', ' y iP') : name;
}

export const isSystem = (platform: string): platform is keyof typeof names => Object.hasOwn(names, platform);
