import { followReading } from './followReading.ts';
import { reachTables } from './reachTables.ts';
import { shareArticle } from './shareArticle.ts';

/** Brings the page of an article to life. It is loaded with such a page alone. */
export function startArticle(): void {
  followReading(document);
  reachTables(document);
  shareArticle(document, navigator);
}
