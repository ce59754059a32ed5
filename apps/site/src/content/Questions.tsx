import { LaterPart, type LaterPartProps } from '@tern/patterns';
import { Accordion } from '@tern/ui';
import { Block } from './Block.tsx';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { type Question, StructuredQuestions } from './StructuredQuestions.tsx';
import { useWords } from './useWords.ts';

/** Lists of other lengths are laid out at once. */
const parts: Readonly<Record<number, LaterPartProps['name']>> = {
  2: 'questions2',
  3: 'questions3',
  4: 'questions4',
  5: 'questions5',
  6: 'questions6',
};

/** Questions of a page with their answers, for people and for search engines. */
export function Questions({ title, items }: { title?: string; items: readonly Question[] }) {
  const words = useWords();
  const block = (
    <Block beside title={title ?? words(m.questionsTitle)}>
      <Accordion items={items} />
      <StructuredQuestions items={items} />
    </Block>
  );
  const part = parts[items.length];
  return part ? <LaterPart name={part}>{block}</LaterPart> : block;
}
