import { directionOf } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * Marks the words of a drawing where its language, `language`, is not that of the page: `own` the texts of the drawing,
 * `around` the sentences of the page in which they stand. Without a language nothing is marked.
 */
export function useDiagramWords(language?: Language) {
  const { locale } = useIntl();
  if (!language || language === locale)
    return { own: (text: string): ReactNode => text, around: (words: ReactNode): ReactNode => words };
  const mark = (of: Language, words: ReactNode) => (
    <bdi lang={of} dir={directionOf(of)}>
      {words}
    </bdi>
  );
  return {
    own: (text: string): ReactNode => mark(language, text),
    around: (words: ReactNode): ReactNode => mark(locale as Language, words),
  };
}
