import type { AppPlatform } from '@tern/domain';
import { Text } from '@tern/ui';
import { useWords } from '../../content/useWords.ts';
import { DownloadsIsland } from '../../islands/DownloadsIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { downloadWords } from './downloadWords.ts';
import { stepScreens } from './stepScreens.ts';
import { useDownloadItems } from './useDownloadItems.ts';

/** The way to the file or the store, as the app config names it; a clear sentence when it names none. */
export function DownloadAction({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const item = useDownloadItems().find((each) => each.platform === platform);
  if (!item?.href) return <Text tone="muted">{words(m.noLink)}</Text>;
  const { frame, scenes, next } = stepScreens[platform];
  const steps = downloadWords[platform];
  return (
    <Island
      name="downloads"
      component={DownloadsIsland}
      props={{
        part: 'file',
        href: item.href,
        label: item.kind === 'store' ? words(m.store) : words(m.get, { system: item.system }),
        platform,
        kind: item.kind,
        next: {
          title: words(steps[`step${next}Title`]),
          text: words(steps[`step${next}Text`]),
          frame,
          scene: scenes[next],
        },
      }}
    />
  );
}
