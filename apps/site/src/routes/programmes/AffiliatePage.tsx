import { attributionDays } from '@tern/domain';
import { Button, FeatureGrid, StepList, Text, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { affiliatePageMessages as m } from './affiliatePage.messages.ts';

/** The affiliate programme (spec section 2). Its sections have addresses of their own. */
export function AffiliatePage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="share" />}
        actions={
          <Button size="lg" href="/contact/Bottom">
            {words(m.action)}
          </Button>
        }
      />
      <Block beside title={words(m.introTitle)} divided={false}>
        <Text size="lead" measure>
          {words(m.introText, { days: attributionDays })}
        </Text>
      </Block>
      <Block beside title={words(m.stepsTitle)} ground="alt">
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
            { title: words(m.step4Title), text: words(m.step4Text) },
          ]}
        />
      </Block>
      <Block beside title={words(m.commissionTitle)}>
        <Text size="lead" measure>
          {words(m.commissionText)}
        </Text>
      </Block>
      <Block title={words(m.rulesTitle)}>
        <FeatureGrid
          items={[
            { title: words(m.rule1Title), text: words(m.rule1Text) },
            { title: words(m.rule2Title), text: words(m.rule2Text) },
            { title: words(m.rule3Title), text: words(m.rule3Text) },
          ]}
        />
      </Block>
    </>
  );
}
