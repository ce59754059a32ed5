import type { AppPlatform } from '@tern/domain';
import { Button, DownloadGlyph, Text } from '@tern/ui';
import { useWords } from '../../content/useWords.ts';
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
    <Button size="lg" href={item.href} iconStart={DownloadGlyph} data-app={platform}>
      {words(m.get, { system: item.system })}
    </Button>
  );
}
