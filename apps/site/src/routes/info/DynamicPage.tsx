import { Container, Section, SideHead, Text, TopicPicture } from '@tern/ui';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { dynamicPageMessages as m } from './dynamicPage.messages.ts';

/** The news, newest first (spec section 2, `/dynamic`). */
export function DynamicPage() {
  const words = useWords();
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
          {[
            { title: m.e1Title, text: m.e1Text },
            { title: m.e2Title, text: m.e2Text },
            { title: m.e3Title, text: m.e3Text },
            { title: m.e4Title, text: m.e4Text },
            { title: m.e5Title, text: m.e5Text },
          ].map(({ title, text }) => (
            <SideHead key={title.id} ruled size="md" title={words(title)}>
              <Text measure>{words(text)}</Text>
            </SideHead>
          ))}
        </Container>
      </Section>
    </>
  );
}
