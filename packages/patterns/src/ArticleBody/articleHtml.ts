export interface ArticleHtmlOptions {
  /** Class of the link beside a heading, and its name for a heading. */
  anchorClass: string;
  anchorLabel: (heading: string) => string;
  /** Class and name of the frame in which a table scrolls. */
  tableClass: string;
  tableLabel: string;
  /** Of these labels, where the article is in another language than the page. */
  labelLanguage?: string | undefined;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const attribute = (text: string) => text.replace(/"/g, '&quot;').replace(/</g, '&lt;');
const icon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/></svg>';

/**
 * The sanitised HTML of an article with a link beside every heading and a frame around every table. Only elements match:
 * the sanitiser escapes `<` in text and quotes every attribute.
 */
export function articleHtml(html: string, options: ArticleHtmlOptions): string {
  const { anchorClass, anchorLabel, tableClass, tableLabel, labelLanguage } = options;
  const language = labelLanguage ? ` lang="${labelLanguage}"` : '';
  return html
    .replace(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g, (_, depth: string, id: string, inner: string) => {
      // The text is escaped already; only what ends an attribute is not.
      const label = attribute(anchorLabel(textOf(inner)));
      const link = `<a class="${anchorClass}" href="#${id}" data-copy-link aria-label="${label}"${language}>${icon}</a>`;
      return `<h${depth} id="${id}">${inner} ${link}</h${depth}>`;
    })
    .replace(
      /<table(?=[\s>])/g,
      `<div class="${tableClass}" role="group" tabindex="0" aria-label="${attribute(tableLabel)}"${language}><table`,
    )
    .replace(/<\/table>/g, '</table></div>');
}
