import { changelog } from 'virtual:site-changelog';
import type { AppPlatform } from '@tern/domain';
import { ChangeLog, type ChangeView, downloadListMessages } from '@tern/patterns';
import { Container, DescriptionList, Section, TopicPicture } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { dynamicPageMessages as m } from './dynamicPage.messages.ts';

/** The changes, newest first, and the versions of the apps that the download host names (spec section 2, `/dynamic`). */
export function DynamicPage() {
  const words = useWords();
  const { language } = useSite();
  const { downloads = {} } = usePublicData();
  const changes = changelog.map(({ texts, picture, ...entry }): ChangeView => {
    const { pictureAlt, ...text } = texts[language] ?? texts.en;
    return { ...entry, ...text, picture: picture && { ...picture, alt: pictureAlt ?? '' } };
  });
  const versions = Object.entries(downloads).flatMap(([platform, { version }]) =>
    version ? [{ term: words(downloadListMessages[`app.${platform as AppPlatform}`]), value: version }] : [],
  );
  return (
    <>
      <Intro
        picture={<TopicPicture name="log" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Section spacing="tight">
        <Container>
          <ChangeLog changes={changes} />
        </Container>
      </Section>
      {versions.length > 0 ? (
        <Block beside title={words(m.versionsTitle)} lead={words(m.versionsLead)} ground="alt">
          <DescriptionList items={versions} />
        </Block>
      ) : null}
    </>
  );
}
