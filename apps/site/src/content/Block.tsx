import { Container, Heading, Section, type SectionProps, Sentences, Stack, Text } from '@tern/ui';
import { type ReactNode, useId } from 'react';

export interface BlockProps extends Pick<SectionProps, 'ground' | 'divided' | 'spacing'> {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** A stretch of a page of content below its heading. */
export function Block({ title, lead, children, ground, divided = true, spacing = 'tight' }: BlockProps) {
  const id = useId();
  return (
    <Section ground={ground} divided={divided} spacing={spacing} labelledBy={id}>
      <Container>
        <Stack gap={10}>
          <Stack gap={4}>
            <Heading level={2} size="h1" id={id}>
              <Sentences text={title} />
            </Heading>
            {lead ? (
              <Text size="lead" measure>
                {lead}
              </Text>
            ) : null}
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
