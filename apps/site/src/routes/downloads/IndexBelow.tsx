import { FeatureGrid, LinkCards, Stack, StepList } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { DownloadsIsland } from '../../islands/DownloadsIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import { gameHosts, televisions } from './livingRoom.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { smartTvsPageMessages } from './smartTvsPage.messages.ts';
import { useListedViews } from './useListedViews.ts';

/** All apps, and the way to televisions and consoles. */
export function IndexBelow() {
  const words = useWords();
  const views = useListedViews();
  return (
    <>
      <Block title={words(m.allTitle)} divided={false}>
        <Stack gap={6} id="apps">
          <Island name="downloads" component={DownloadsIsland} props={{ part: 'list', items: views }} />
          <PhoneCode path="/download" />
        </Stack>
      </Block>
      <Block beside title={words(m.setupTitle)} ground="alt">
        <StepList
          steps={[
            { title: words(m.setup1Title), text: words(m.setup1Text) },
            { title: words(m.setup2Title), text: words(m.setup2Text) },
            { title: words(m.setup3Title), text: words(m.setup3Text) },
          ]}
        />
      </Block>
      <Block title={words(m.tvTitle)} lead={words(m.tvLead)}>
        <LinkCards
          label={words(m.tvTitle)}
          columns={4}
          items={[
            { href: '/download/smart-tvs', title: words(m.smartTvs) },
            ...televisions.map(({ slug, name }) => ({ href: `/download/smart-tvs/${slug}`, title: name })),
            ...gameHosts.map(({ slug, name }) => ({ href: `/download/game-host/${slug}`, title: name })),
          ]}
        />
      </Block>
      <Block title={words(smartTvsPageMessages.differenceTitle)} ground="alt">
        <FeatureGrid
          columns={2}
          items={[
            { title: words(smartTvsPageMessages.appTitle), text: words(smartTvsPageMessages.appText) },
            { title: words(smartTvsPageMessages.dnsTitle), text: words(smartTvsPageMessages.dnsText) },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
          { id: 'question-3', question: words(m.q3), answer: words(m.a3) },
        ]}
      />
      <End />
    </>
  );
}
