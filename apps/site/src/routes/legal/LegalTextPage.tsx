import { type LegalTextName, legal } from '@tern/domain';
import { LegalText, navigationMessages } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useParams } from 'react-router-dom';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';

/** `/legal/{text}`: a text that the law of a country asks of the operator (`docs/legal.md`). */
export function LegalTextPage() {
  const words = useWords();
  const name = useParams().text as LegalTextName;
  const text = legal.texts?.[name];
  // The manifest has no address for it then.
  if (!text) return null;
  return (
    <>
      <Intro
        variant="compact"
        title={words(navigationMessages[name])}
        note={words(shared.changed, { date: new Date(`${text.changed}T12:00:00Z`) })}
      />
      <Section spacing="tight">
        <Container>
          <LegalText text={text} contentsLabel={words(shared.contents)} />
        </Container>
      </Section>
    </>
  );
}
