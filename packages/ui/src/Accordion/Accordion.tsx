import type { ReactNode } from 'react';
import { PlusGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  question: ReactNode;
  answer: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name, opening one closes the others. */
  name?: string;
  /** The place of the questions in the outline. */
  level?: 2 | 3 | 4;
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open in place. Native `<details>`: works without a script, and find-in-page opens it. */
export function Accordion({ items, name, level = 3 }: AccordionProps) {
  const Heading = tags[level];
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={css.item}>
          <summary className={css.question}>
            <Heading className={css.words}>{item.question}</Heading>
            <Icon glyph={PlusGlyph} className={css.sign} />
          </summary>
          <div className={css.answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
