import { formatWholeDate } from '@tern/i18n';
import { LetterBody } from '@tern/patterns';
import { Button, Container, Notice, Section, Stack, TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { IssueLinks } from './IssueLinks.tsx';
import { newsletterIssuePageMessages as m } from './newsletterIssuePage.messages.ts';

/** An issue of the newsletter as it was sent. There is no page of one that was not. */
export function NewsletterIssuePage() {
  const words = useWords();
  const { language } = useSite();
  const { issues = [], issue } = usePublicData().newsletter ?? {};
  if (!issue) return null;
  const others = issues.filter(({ id }) => id !== issue.id);
  const foreign = issue.language === language ? undefined : issue.language;
  return (
    <>
      <Intro
        picture={<TopicPicture name="letter" />}
        variant="compact"
        crumbs={[{ label: words(m.newsletter), href: '/edmsub' }, { label: issue.title }]}
        title={issue.title}
        lead={words(m.lead)}
        note={words(m.sent, { date: formatWholeDate(issue.sent_at, language) })}
      />
      <Section spacing="tight">
        <Container>
          <Stack gap={8}>
            {foreign ? <Notice>{words(m.englishOnly)}</Notice> : null}
            <div lang={foreign} dir={foreign && 'ltr'}>
              <LetterBody blocks={issue.blocks} />
            </div>
            <div>
              <Button href="/edmsub">{words(m.subscribe)}</Button>
            </div>
          </Stack>
        </Container>
      </Section>
      {others.length > 0 ? (
        <Block beside title={words(m.others)} ground="alt">
          <IssueLinks issues={others} label={words(m.others)} />
        </Block>
      ) : null}
    </>
  );
}
