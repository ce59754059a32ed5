import { Container, Heading, Section, type SectionProps, Sentences, SideHead, Stack, Text } from '@tern/ui';
import { type ReactNode, useId } from 'react';

export interface BlockProps extends Pick<SectionProps, 'ground' | 'divided' | 'spacing'> {
  title: string;
  lead?: string;
  /** Anchor of the stretch: what an address ends with behind `#`. */
  anchor?: string;
  /** The heading stands beside what it names: for words, steps, questions and forms. */
  beside?: boolean;
  children?: ReactNode;
}

/** A stretch of a page of content below its heading. */
export function Block({
  title,
  lead,
  anchor,
  beside,
  children,
  ground,
  divided = true,
  spacing = 'tight',
}: BlockProps) {
  const id = useId();
  if (beside)
    return (
      <Section id={anchor} ground={ground} divided={divided} spacing={spacing} labelledBy={id}>
        <Container>
          <SideHead id={id} title={title} lead={lead}>
            {children}
          </SideHead>
        </Container>
      </Section>
    );
  return (
    <Section id={anchor} ground={ground} divided={divided} spacing={spacing} labelledBy={id}>
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
