import type { AppPlatform } from '@tern/domain';
import { type ScreenPictureProps, Text } from '@tern/ui';
import { useWords } from '../../content/useWords.ts';
import { DownloadsIsland } from '../../islands/DownloadsIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { downloadWords } from './downloadWords.ts';
import { useDownloadItems } from './useDownloadItems.ts';

/** The step of the page that follows the press, and its screen. In a store the first step is the press itself. */
const next: Record<AppPlatform, { step: 'step1' | 'step2' } & ScreenPictureProps> = {
  windows: { step: 'step1', frame: 'window', scene: 'allow' },
  mac: { step: 'step1', frame: 'window', scene: 'store' },
  ios: { step: 'step2', frame: 'phone', scene: 'allow' },
  android: { step: 'step2', frame: 'phone', scene: 'allow' },
  chrome: { step: 'step2', frame: 'window', scene: 'menu' },
  tv: { step: 'step2', frame: 'tv', scene: 'signin' },
};

/** The way to the file or the store, as the app config names it; a clear sentence when it names none. */
export function DownloadAction({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const item = useDownloadItems().find((each) => each.platform === platform);
  if (!item?.href) return <Text tone="muted">{words(m.noLink)}</Text>;
  const { step, ...picture } = next[platform];
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
        next: { title: words(steps[`${step}Title`]), text: words(steps[`${step}Text`]), ...picture },
      }}
    />
  );
}
