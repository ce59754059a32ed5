import { type DiagramTone, directionOf } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { articleDiagramMessages as m } from './articleDiagram.messages.ts';

/**
 * Marks the words of a drawing where its language, `language`, is not that of the page: `own` the texts of the drawing,
 * `around` the sentences of the page in which they stand. Without a language nothing is marked.
 */
export function useDiagramWords(language?: Language) {
  const { formatMessage, locale } = useIntl();
  /** Words with what the look of their line says: a tone is never told by its look alone. */
  const toned = (words: ReactNode, tone: DiagramTone): ReactNode => {
    if (tone === 'plain') return words;
    const look = formatMessage(m[tone]);
    return words ? formatMessage(m.toned, { words, tone: look }) : look;
  };
  if (!language || language === locale)
    return { own: (text: string): ReactNode => text, around: (words: ReactNode): ReactNode => words, toned };
  const mark = (of: Language, words: ReactNode) => (
    <bdi lang={of} dir={directionOf(of)}>
      {words}
    </bdi>
  );
  return {
    own: (text: string): ReactNode => mark(language, text),
    around: (words: ReactNode): ReactNode => mark(locale as Language, words),
    toned,
  };
}
