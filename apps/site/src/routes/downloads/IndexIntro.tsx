import { Flock } from '@tern/ui';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { DownloadsIsland } from '../../islands/DownloadsIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { useListedViews } from './useListedViews.ts';

/** The app of the visitor's system. */
export function IndexIntro() {
  const words = useWords();
  const views = useListedViews();
  return (
    <Intro
      title={words(m.title)}
      lead={words(m.lead)}
      picture={<Flock />}
      actions={
        <Island
          name="downloads"
          component={DownloadsIsland}
          props={{ part: 'offer', items: views, allHref: '#apps' }}
        />
      }
    />
  );
}
