import { type AppPlatform, appPlatforms } from '@tern/domain';
import { Container, Grid, ScreenPicture, Section, StepList, Text } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { systemName } from '../../app/systemName.ts';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { DownloadFacts, hasFacts } from './DownloadFacts.tsx';
import { downloadWords } from './downloadWords.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { smartTvsPageMessages as shared } from './smartTvsPage.messages.ts';
import { stepScreens } from './stepScreens.ts';
import { useDownloadItems } from './useDownloadItems.ts';

/** Three steps to one app, and what to know of it. */
export function ProductBelow({ platform }: { platform: AppPlatform }) {
  const words = useWords();
  const { language } = useSite();
  const m = downloadWords[platform];
  const { frame, scenes } = stepScreens[platform];
  const facts = useDownloadItems().find((item) => item.platform === platform && hasFacts(item));
  // Only what is taken on a phone: a code beside a program for computers would lead away from it.
  const code =
    platform === 'ios' || platform === 'android' ? <PhoneCode path={`/download/${platform}`} /> : null;
  return (
    <>
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
      <Block title={words(shared.stepsTitle)} divided={facts !== undefined}>
        <StepList
          steps={([1, 2, 3] as const).map((step) => ({
            title: words(m[`step${step}Title`]),
            text: words(m[`step${step}Text`]),
            picture: <ScreenPicture frame={frame} scene={scenes[step]} />,
          }))}
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
