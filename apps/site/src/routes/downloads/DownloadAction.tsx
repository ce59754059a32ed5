import type { AppPlatform } from '@tern/domain';
import { Button, Text } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useWords } from '../../content/useWords.ts';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { systemNames } from './systemNames.ts';

const stores: readonly AppPlatform[] = ['ios', 'chrome', 'tv'];

/** The way to the file or the store, as the app config names it; a clear sentence when it names none. */
export function DownloadAction({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const { downloads } = usePublicData();
  const link = downloads?.[platform];
  if (!link) return <Text tone="muted">{words(m.noLink)}</Text>;
  return (
    <Button size="lg" href={link.url}>
      {stores.includes(platform) ? words(m.store) : words(m.get, { system: systemNames[platform] })}
    </Button>
  );
}
