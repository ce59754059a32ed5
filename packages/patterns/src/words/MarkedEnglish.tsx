import { isLanguage, languageFacts } from '@tern/domain';
import { useIntl } from 'react-intl';

/** Two or more Latin words in a row: a name or a sentence that stays English in another script. */
const englishRun = /([A-Za-z][\w./:-]*(?: [A-Za-z(][\w./:()-]*)+)/;

/**
 * A text of the page's language in which English stands: in another script it is marked as such, so that it is
 * spoken in English and runs from left to right (WCAG 3.1.2).
 */
export function MarkedEnglish({ text }: { text: string }) {
  const { locale } = useIntl();
  if (!isLanguage(locale) || languageFacts[locale].script === 'latin') return text;
  return text.split(englishRun).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} lang="en" dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
