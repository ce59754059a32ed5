import type { TernMessage } from '@tern/i18n';
import { Container, Prose, Section, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { contentPageMessages as shared } from './contentPage.messages.ts';
import { Intro } from './Intro.tsx';
import { useWords } from './useWords.ts';

export interface LegalPageProps {
  title: TernMessage;
  lead: TernMessage;
  /** Day of the last change, `2026-11-21`. */
  changed: string;
  sections: readonly {
    title: TernMessage;
    text: TernMessage;
    more?: ReactNode;
    values?: Record<string, number>;
  }[];
}

/** A legal text with the list of its sections and the day of its last change. */
export function LegalPage({ title, lead, changed, sections }: LegalPageProps) {
  const words = useWords();
  return (
    <>
      <Intro
        variant="compact"
        title={words(title)}
        lead={words(lead)}
        note={words(shared.changed, { date: new Date(`${changed}T12:00:00Z`) })}
      />
      <Section spacing="tight">
        <Container>
          <Prose
            contentsLabel={words(shared.contents)}
            sections={sections.map(({ title: heading, text, more, values }, index) => ({
              id: `section-${index + 1}`,
              title: words(heading),
              children: (
                <>
                  <Text>{words(text, values)}</Text>
                  {more}
                </>
              ),
            }))}
          />
        </Container>
      </Section>
    </>
  );
}
