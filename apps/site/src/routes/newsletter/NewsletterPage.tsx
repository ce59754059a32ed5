import { FeatureGrid, TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { NewsletterIsland } from '../../islands/NewsletterIsland.tsx';
import { IssueLinks } from './IssueLinks.tsx';
import { newsletterPageMessages as m } from './newsletterPage.messages.ts';

/** Subscribe, confirm and leave, and the issues that were sent (spec section 2, `/edmsub`). */
export function NewsletterPage() {
  const words = useWords();
  const { issues } = usePublicData().newsletter ?? { issues: [] };
  return (
    <>
      <Intro
        picture={<TopicPicture name="letter" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Block beside title={words(shared.subscribeTitle)} divided={false}>
        <Island name="newsletter" component={NewsletterIsland} props={{ posted: usePosted('newsletter') }} />
      </Block>
      {issues.length > 0 ? (
        <Block beside title={words(m.lastTitle)}>
          <IssueLinks issues={issues.slice(0, 1)} label={words(m.lastTitle)} />
        </Block>
      ) : null}
      <Block title={words(shared.rulesTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.p1Title), text: words(m.p1Text) },
            { title: words(m.p2Title), text: words(m.p2Text) },
            { title: words(m.p3Title), text: words(m.p3Text) },
          ]}
        />
      </Block>
      {issues.length > 1 ? (
        <Block beside title={words(m.olderTitle)}>
          <IssueLinks issues={issues.slice(1)} label={words(m.olderTitle)} />
        </Block>
      ) : null}
    </>
  );
}
