export interface ArticleHtmlOptions {
  /** Class of the line of a heading, by its depth. */
  sectionClass: Readonly<Record<'2' | '3', string>>;
  /** Class of the link beside a heading, and its name for a heading. */
  anchorClass: string;
  anchorLabel: (heading: string) => string;
  /** Of this label, where the article is in another language than the page. */
  labelLanguage?: string | undefined;
  /** Whether the article is in another script: titles of works in English are marked as such. */
  marksEnglish?: boolean | undefined;
  /** Class of the frame in which a table scrolls. */
  tableClass: string;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const attribute = (text: string) => text.replace(/"/g, '&quot;').replace(/</g, '&lt;');
const icon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/></svg>';

/** A link to a work of others whose title, of several words, has Latin letters alone. */
const englishTitle =
  /(<a (?:[^>]* )?href="https?:[^>]*>)([\w.,:;!?()&;'’“”–—/ -]* [\w.,:;!?()&;'’“”–—/ -]*)<\/a>/g;

/**
 * The sanitised HTML of an article with a link beside every heading, outside of it because its words are not those of the
 * heading, and a frame around every table. Only elements match: the sanitiser escapes `<` in text and quotes every
 * attribute.
 */
export function articleHtml(html: string, options: ArticleHtmlOptions): string {
  const { sectionClass, anchorClass, anchorLabel, labelLanguage, marksEnglish, tableClass } = options;
  const language = labelLanguage ? ` lang="${labelLanguage}"` : '';
  const marked = marksEnglish ? html.replace(englishTitle, '$1<bdi lang="en" dir="ltr">$2</bdi></a>') : html;
  return marked
    .replace(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g, (_, depth: '2' | '3', id: string, inner: string) => {
      // The text is escaped already; only what ends an attribute is not.
      const label = attribute(anchorLabel(textOf(inner)));
      const link = `<a class="${anchorClass}" href="#${id}" data-copy-link aria-label="${label}"${language}>${icon}</a>`;
      return `<div class="${sectionClass[depth]}"><h${depth} id="${id}">${inner}</h${depth}> ${link}</div>`;
    })
    .replace(/<table(?=[\s>])/g, `<div class="${tableClass}"><table`)
    .replace(/<\/table>/g, '</table></div>');
}
