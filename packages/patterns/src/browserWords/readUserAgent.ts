export interface UserAgentParts {
  /** The name its maker gives it; null: not known. */
  browser: string | null;
  system: string | null;
}

/* Most browsers also claim to be others: the first that matches is meant. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (text: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a person calls the browser and the system of a `User-Agent` header. A help to recognise it, never a proof. */
export function readUserAgent(userAgent: string | null): UserAgentParts {
  const text = userAgent ?? '';
  return { browser: nameIn(text, browsers), system: nameIn(text, systems) };
}
