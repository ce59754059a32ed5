import { Accordion, Container, Heading, Section } from '@tern/ui';
import { useId } from 'react';
import * as css from './ToolFaq.css.ts';

export interface ToolFaqProps {
  title: string;
  /** The first one stands open. */
  items: readonly { id: string; question: string; answer: string }[];
}

/** Questions about a tool, beside their heading. Work without a script. */
export function ToolFaq({ title, items }: ToolFaqProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <Container>
        <div className={css.columns}>
          <Heading level={2} size="h1" id={titleId}>
            {title}
          </Heading>
          <Accordion items={items.map((item, index) => ({ ...item, open: index === 0 }))} />
        </div>
      </Container>
    </Section>
  );
}
