import { type AppPlatform, appPlatforms } from '@tern/domain';
import { navigationMessages } from '@tern/patterns';
import { Container, Grid, Section, StepList, Text, TopicPicture, type TopicPictureName } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { systemName } from '../../app/systemName.ts';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { DownloadFacts, hasFacts } from './DownloadFacts.tsx';
import { downloadWords } from './downloadWords.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { smartTvsPageMessages as shared } from './smartTvsPage.messages.ts';
import { useDownloadItems } from './useDownloadItems.ts';

const pictures: Record<AppPlatform, TopicPictureName> = {
  windows: 'computer',
  mac: 'laptop',
  ios: 'phone',
  android: 'tablet',
  chrome: 'browser',
  tv: 'television',
};

/** One app: where to get it, three steps, what to know (spec section 2, downloads). */
export function ProductPage({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const { language } = useSite();
  const m = downloadWords[platform];
  const facts = useDownloadItems().find((item) => item.platform === platform && hasFacts(item));
  // Only what is taken on a phone: a code beside a program for computers would lead away from it.
  const code =
    platform === 'ios' || platform === 'android' ? <PhoneCode path={`/download/${platform}`} /> : null;
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name={pictures[platform]} />}
        actions={<DownloadAction platform={platform} />}
        crumbs={[
          { label: words(navigationMessages.download), href: '/download' },
          { label: systemName(platform, language) },
        ]}
      />
      {facts ? (
        <Section spacing="tight" divided={false}>
          <Container>
            <Grid columns={2}>
              {code}
              <DownloadFacts item={facts} />
            </Grid>
          </Container>
        </Section>
      ) : null}
      <Block beside title={words(shared.stepsTitle)} divided={facts !== undefined}>
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
          ]}
        />
        {facts ? null : code}
      </Block>
      <Block beside title={words(shared.limitsTitle)} ground="alt">
        <Text size="lead" measure>
          {words(m.limits)}
        </Text>
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        ]}
      />
      <More
        title={words(shared.othersTitle)}
        items={appPlatforms
          .filter((each) => each !== platform)
          .map((each) => ({
            href: `/download/${each}`,
            title: systemName(each, language),
            text: words(downloadWords[each].lead),
          }))}
      />
      <End />
    </>
  );
}
