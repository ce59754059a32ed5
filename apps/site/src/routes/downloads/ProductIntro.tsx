import type { AppPlatform } from '@tern/domain';
import { navigationMessages, TernApp } from '@tern/patterns';
import { useSite } from '../../app/SiteContext.tsx';
import { systemName } from '../../app/systemName.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { downloadWords } from './downloadWords.ts';

/** One app: where to get it, and how it looks. */
export function ProductIntro({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const { language } = useSite();
  const m = downloadWords[platform];
  return (
    <Intro
      title={words(m.title)}
      lead={words(m.lead)}
      picture={<TernApp form={platform} cut />}
      actions={<DownloadAction platform={platform} />}
      crumbs={[
        { label: words(navigationMessages.download), href: '/download' },
        { label: systemName(platform, language) },
      ]}
    />
  );
}
