import type { AppPlatform } from '@tern/domain';
import { Button, Text } from '@tern/ui';
import { useWords } from '../../content/useWords.ts';
import { DownloadsIsland } from '../../islands/DownloadsIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { useDownloadItems } from './useDownloadItems.ts';

/** The way to the file or the store, as the app config names it; a clear sentence when it names none. */
export function DownloadAction({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const item = useDownloadItems().find((each) => each.platform === platform);
  if (!item?.href) return <Text tone="muted">{words(m.noLink)}</Text>;
  return item.kind === 'store' ? (
    <Button size="lg" href={item.href} data-app={platform}>
      {words(m.store)}
    </Button>
  ) : (
    <Island
      name="downloads"
      component={DownloadsIsland}
      props={{ part: 'file', href: item.href, label: words(m.get, { system: item.system }), platform }}
    />
  );
}
