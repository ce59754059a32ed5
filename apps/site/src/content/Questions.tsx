import { Accordion } from '@tern/ui';
import { Block } from './Block.tsx';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { type Question, StructuredQuestions } from './StructuredQuestions.tsx';
import { useWords } from './useWords.ts';

/** Questions of a page with their answers, for people and for search engines. */
export function Questions({ title, items }: { title?: string; items: readonly Question[] }) {
  const words = useWords();
  return (
    <Block beside title={title ?? words(m.questionsTitle)}>
      <Accordion items={items} />
      <StructuredQuestions items={items} />
    </Block>
  );
}
