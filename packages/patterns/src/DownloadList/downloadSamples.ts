import type { DownloadView } from './DownloadList.tsx';

/** Downloads as a config may describe them, for stories: every state there is. */
export const downloadSamples: readonly (DownloadView & { system: string })[] = [
  {
    platform: 'windows',
    system: 'Windows',
    page: '/download/windows',
    href: 'https://files.example/tern.exe',
    kind: 'file',
    version: '1.0.0',
    size: 84_200_000,
    requirements: 'Windows 10',
  },
  {
    platform: 'mac',
    system: 'Mac',
    page: '/download/mac',
    href: 'https://files.example/tern.dmg',
    kind: 'file',
    version: '1.0.0',
    size: 61_700_000,
  },
  {
    platform: 'ios',
    system: 'iPhone, iPad',
    page: '/download/ios',
    href: 'https://store.example/ios',
    kind: 'store',
  },
  {
    platform: 'android',
    system: 'Android',
    page: '/download/android',
    href: 'https://store.example/android',
    kind: 'store',
    version: '1.0.0',
  },
  {
    platform: 'chrome',
    system: 'Chrome',
    page: '/download/chrome',
    href: 'https://store.example/chrome',
    kind: 'store',
  },
  { platform: 'tv', system: 'Android TV', page: '/download/tv', href: null, kind: 'store' },
];
