import { Container, FeatureGrid, Section } from '@tern/ui';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { dynamicPageMessages as m } from './dynamicPage.messages.ts';

/** What is new, newest first (spec section 2, `/dynamic`). */
export function DynamicPage() {
  const words = useWords();
  return (
    <>
      <Intro variant="compact" title={words(m.title)} lead={words(m.lead)} />
      <Section spacing="tight">
        <Container>
          <FeatureGrid
            columns={2}
            headingLevel={2}
            items={[
              { title: words(m.e1Title), text: words(m.e1Text) },
              { title: words(m.e2Title), text: words(m.e2Text) },
              { title: words(m.e3Title), text: words(m.e3Text) },
              { title: words(m.e4Title), text: words(m.e4Text) },
              { title: words(m.e5Title), text: words(m.e5Text) },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
