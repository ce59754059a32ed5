import type { Language, PageVariant } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';

/**
 * The sanitised HTML of an article with its links within the site in the reader's language and variant: articles name pages
 * without either. Only elements match: the sanitiser escapes `<` in text and quotes every attribute.
 */
export const localizeLinks = (
  html: string,
  reader: { readonly language: Language; readonly variant: PageVariant },
): string =>
  html.replace(
    /(<a\b[^>]*? href=")(\/(?!\/)[^"#?]*)/g,
    (_, start: string, path: string) => start + buildPath({ ...reader, path }),
  );
