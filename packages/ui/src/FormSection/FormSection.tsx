import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './FormSection.css.ts';

export interface FormSectionProps {
  /** Heads the part and names it. */
  title: string;
  text?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Fields, cards, switches. */
  children: ReactNode;
}

/** One part of a long form or of a page of settings: what it is about at the start, its fields at the end. */
export function FormSection({ title, text, headingLevel = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.words}>
        <Heading level={headingLevel} size="h4" id={id}>
          {title}
        </Heading>
        {text ? (
          <Text as="div" size="small" tone="muted">
            {text}
          </Text>
        ) : null}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
