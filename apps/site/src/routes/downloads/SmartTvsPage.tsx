import { useParams } from 'react-router-dom';
import { useWords } from '../../content/useWords.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { downloadPageMessages } from './downloadPage.messages.ts';
import { televisions } from './livingRoom.ts';
import { SetupPage } from './SetupPage.tsx';
import { SmartTvsIndex } from './SmartTvsIndex.tsx';

/** All televisions, or the one that the address names (spec section 2). */
export function SmartTvsPage() {
  const words = useWords();
  const { product } = useParams();
  const device = televisions.find(({ slug }) => slug === product);
  if (!device) return <SmartTvsIndex />;
  return (
    <SetupPage
      device={device}
      actions={device.slug === 'smart-tv' ? <DownloadAction platform="tv" /> : undefined}
      above={{ label: words(downloadPageMessages.smartTvs), href: '/download/smart-tvs' }}
      others={televisions
        .filter((each) => each !== device)
        .map(({ slug, name, words: own }) => ({
          href: `/download/smart-tvs/${slug}`,
          title: name,
          text: words(own.lead),
        }))}
    />
  );
}
