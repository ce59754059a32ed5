import { type AppPlatform, appPlatforms } from '@tern/domain';
import type { DownloadView } from '@tern/patterns';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useWords } from '../../content/useWords.ts';
import { downloadWords } from './downloadWords.ts';
import { systemNames } from './systemNames.ts';

/** Where apps are taken from that are no files. */
const stores =
  /^(?:apps|itunes)\.apple\.com$|^play\.google\.com$|^chromewebstore\.google\.com$|^chrome\.google\.com$|^apps\.microsoft\.com$|^www\.amazon\.[a-z.]+$/;
const storeOnly: readonly AppPlatform[] = ['ios', 'chrome', 'tv'];

const kindOf = (platform: AppPlatform, href: string | undefined): DownloadView['kind'] =>
  storeOnly.includes(platform) || (href && stores.test(new URL(href).hostname)) ? 'store' : 'file';

export interface DownloadItem extends DownloadView {
  /** Name of the system. */
  system: string;
  /** 64 hexadecimal digits. */
  sha256?: string;
  /** Address of a detached signature. */
  signature?: string;
}

/** Every app with what the app config knows of it. */
export function useDownloadItems(): DownloadItem[] {
  const words = useWords();
  const { downloads = {} } = usePublicData();
  return appPlatforms.map((platform) => {
    const known = downloads[platform];
    return {
      ...known,
      platform,
      system: systemNames[platform],
      page: `/download/${platform}`,
      text: words(downloadWords[platform].lead),
      href: known?.href ?? null,
      kind: kindOf(platform, known?.href),
    };
  });
}
