import { isUseCaseFamily, type UseCaseFamily, useCases } from '@tern/domain';
import { pageLabel } from '@tern/patterns';
import { FeatureGrid, Text, UsePicture, type UsePictureName } from '@tern/ui';
import { useParams } from 'react-router-dom';
import type { PageProps } from '../../app/PageProps.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as m } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { nameOfUseCase } from './nameOfUseCase.ts';
import { useCaseFamilies } from './useCaseFamilies.ts';

const pictures: Record<UseCaseFamily, UsePictureName> = {
  streaming: 'streaming',
  gaming: 'gaming',
  'live-sports': 'sports',
  music: 'music',
  'social-media': 'social',
  tools: 'tools',
};

/** One family of uses: its index, and a page for each value (spec section 2, use-case pages). */
export function UseCasePage({ route }: PageProps) {
  const words = useWords();
  const slug = Object.values(useParams())[0];
  const family = route.subject;
  if (!isUseCaseFamily(family)) throw new Error(`${route.id} is about no use`);
  const { index, pages } = useCaseFamilies[family];
  const own = slug ? pages[slug] : undefined;
  const say = own ?? index;
  if (!say) throw new Error(`No such page in ${family}: ${slug}`);
  const base = `/vpn-for-${family}`;
  const others = useCases[family]
    .filter((each) => each.slug !== slug)
    .map((each) => ({
      href: `${base}/${each.slug}`,
      title: nameOfUseCase(each, words),
      text: firstSentence(words((pages[each.slug] as NonNullable<typeof own>).title)),
    }));
  const label = pageLabel(base);
  const familyName = label ? words(label) : firstSentence(words(say.title));
  const name = useCases[family].find((each) => each.slug === slug);
  return (
    <>
      <Intro
        title={words(say.title)}
        lead={words(say.lead)}
        picture={<UsePicture name={pictures[family]} subject={slug} />}
        actions="plans"
        crumbs={[
          ...(own && index ? [{ label: familyName, href: base }] : []),
          { label: name ? nameOfUseCase(name, words) : familyName },
        ]}
      />
      <Block title={words(own ? m.changesTitle : m.pointsTitle)} divided={false}>
        <FeatureGrid
          items={[
            { title: words(say.aTitle), text: words(say.aText) },
            { title: words(say.bTitle), text: words(say.bText) },
            { title: words(say.cTitle), text: words(say.cText) },
          ]}
        />
      </Block>
      {own ? null : <More title={words(m.allTitle)} items={others} />}
      <Block beside title={words(m.limitsTitle)} ground="alt">
        <Text size="lead" measure>
          {words(say.limits)}
        </Text>
      </Block>
      {own ? (
        <>
          <Questions
            items={[
              { id: 'question-1', question: words(own.q1), answer: words(own.a1) },
              { id: 'question-2', question: words(own.q2), answer: words(own.a2) },
            ]}
          />
          <More title={words(m.moreTitle)} items={others} />
        </>
      ) : null}
      <End />
    </>
  );
}
