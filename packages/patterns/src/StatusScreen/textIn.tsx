import type { StatusTexts } from '@tern/domain';
import { defaultLanguage, directionOf, isLanguage, type Language } from '@tern/domain';

/** The text in the language of a page, else in English, else in any; with its language where that is another. */
export function textIn(texts: StatusTexts, language: Language): { text: string; lang?: string } {
  const own = texts[language];
  if (own !== undefined) return { text: own };
  const lang = texts[defaultLanguage] === undefined ? (Object.keys(texts)[0] ?? language) : defaultLanguage;
  return { text: texts[lang] ?? '', ...(lang !== language && { lang }) };
}

/** A text of the operator, marked where it is in another language than the page. */
export function OwnText({ texts, language }: { texts: StatusTexts; language: Language }) {
  const { text, lang } = textIn(texts, language);
  return (
    <span lang={lang} dir={lang && isLanguage(lang) ? directionOf(lang) : undefined}>
      {text}
    </span>
  );
}
