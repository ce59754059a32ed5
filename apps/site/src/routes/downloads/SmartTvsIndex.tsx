import { navigationMessages } from '@tern/patterns';
import { FeatureGrid, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { useWords } from '../../content/useWords.ts';
import { downloadPageMessages } from './downloadPage.messages.ts';
import { televisions } from './livingRoom.ts';
import { smartTvsPageMessages as m } from './smartTvsPage.messages.ts';

/** All televisions: with the app, or with Smart DNS. */
export function SmartTvsIndex() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="television" />}
        crumbs={[
          { label: words(navigationMessages.download), href: '/download' },
          { label: words(downloadPageMessages.smartTvs) },
        ]}
      />
      <More
        title={words(m.chooseTitle)}
        columns={4}
        items={televisions.map(({ slug, name, words: own }) => ({
          href: `/download/smart-tvs/${slug}`,
          title: name,
          text: words(own.lead),
        }))}
      />
      <Block title={words(m.differenceTitle)} ground="alt">
        <FeatureGrid
          columns={2}
          items={[
            { title: words(m.appTitle), text: words(m.appText) },
            { title: words(m.dnsTitle), text: words(m.dnsText) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
