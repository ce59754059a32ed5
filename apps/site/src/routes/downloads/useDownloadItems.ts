import { appPlatforms, listedPlatforms } from '@tern/domain';
import type { DownloadView } from '@tern/patterns';
import { downloadKind } from '../../app/downloadKind.ts';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { systemName } from '../../app/systemName.ts';
import { useWords } from '../../content/useWords.ts';
import { downloadWords } from './downloadWords.ts';

export interface DownloadItem extends DownloadView {
  /** Name of the system. */
  system: string;
  /** 64 hexadecimal digits. */
  sha256?: string;
  /** Address of a detached signature. */
  signature?: string;
}

/** Every app with what the app config knows of it; those without a page only where it has them. */
export function useDownloadItems(): DownloadItem[] {
  const words = useWords();
  const { language } = useSite();
  const { downloads = {} } = usePublicData();
  const apps = appPlatforms.map((platform) => {
    const known = downloads[platform];
    return {
      ...known,
      platform,
      system: systemName(platform, language),
      page: `/download/${platform}`,
      text: words(downloadWords[platform].lead),
      href: known?.href ?? null,
      kind: downloadKind(platform, known?.href),
    };
  });
  const listed = listedPlatforms.flatMap((platform) => {
    const known = downloads[platform];
    const kind = downloadKind(platform, known?.href);
    return known ? [{ ...known, platform, system: systemName(platform, language), kind }] : [];
  });
  return [...apps, ...listed];
}
