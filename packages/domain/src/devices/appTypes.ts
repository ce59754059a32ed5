import type { AppPlatform } from '../brand/brand.ts';

/** The clients of spec section 3, by app type code. */
export const appTypes: Readonly<Record<number, string>> = {
  1: 'iOS Master',
  2: 'iOS MasterPro',
  3: 'iOS Snap',
  4: 'iOS Turbo',
  5: 'iOS Robot',
  6: 'iOS Hot',
  7: 'iOS Monster',
  12: 'Mac Master',
  13: 'iOS Sofast',
  15: 'Mac Turbo',
  101: 'Android Master',
  102: 'Android MasterPro',
  103: 'Android Snap',
  104: 'Android Turbo',
  105: 'Android Robot',
  106: 'Android Hot',
  107: 'Android Monster',
  108: 'Android TV',
  109: 'Android ProLite',
  114: 'Android TurboLite',
  115: 'Android SuperNet',
  201: 'Android WiFi browser SDK',
  301: 'Chrome Master',
  302: 'Chrome Turbo',
  401: 'Windows Master',
  402: 'Windows Turbo',
  501: 'Web Master',
  502: 'Web Turbo',
  503: 'Web Signal',
  512: 'Web TurboNovel',
};

/** The website itself. Sent with every request and every event. */
export const webAppType = 501;

/** The client's name, or `null` for a code that is not in the table. */
export function appTypeName(code: number): string | null {
  return Object.hasOwn(appTypes, code) ? (appTypes[code] ?? null) : null;
}

/** Whether a code belongs to a website rather than to an app on a device. */
export function isWebAppType(code: number): boolean {
  return code >= 500 && code < 600;
}

/** The system of an app by the hundreds of its code (spec section 3, app types), or `null` outside them. */
export function appPlatform(code: number): AppPlatform | 'web' | null {
  if (code === 108) return 'tv';
  if (code === 12 || code === 15) return 'mac';
  if (code >= 1 && code < 100) return 'ios';
  if (code >= 100 && code < 300) return 'android';
  if (code >= 300 && code < 400) return 'chrome';
  if (code >= 400 && code < 500) return 'windows';
  return isWebAppType(code) ? 'web' : null;
}
