import type { AppPlatform } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import {
  downloadAndroidMessages,
  downloadChromeMessages,
  downloadIosMessages,
  downloadMacMessages,
  downloadTvMessages,
  downloadWindowsMessages,
} from './downloadApps.messages.ts';

export type DownloadWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'step1Title'
    | 'step1Text'
    | 'step2Title'
    | 'step2Text'
    | 'step3Title'
    | 'step3Text'
    | 'limits'
    | 'q1'
    | 'a1'
    | 'q2'
    | 'a2',
    TernMessage
  >
>;

/** The messages of each download page. */
export const downloadWords: Record<AppPlatform, DownloadWords> = {
  windows: downloadWindowsMessages,
  mac: downloadMacMessages,
  ios: downloadIosMessages,
  android: downloadAndroidMessages,
  chrome: downloadChromeMessages,
  tv: downloadTvMessages,
};
