import type { CountedTerm } from '@tern/contract';
import type { ArticleSummary, Language, Term } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { type ArticleRow, countTerms, termNames } from './articles.repo.ts';

/** Rows as the calls answer them, in their order, with the names of their terms. */
export async function summariesOf(
  db: Queries,
  rows: readonly ArticleRow[],
  language: Language,
): Promise<ArticleSummary[]> {
  const ids = (of: (row: ArticleRow) => string[]) => [...new Set(rows.flatMap(of))];
  const [categories, tags] = await Promise.all([
    termNames(
      db,
      'category',
      ids(({ article }) => [article.category]),
      language,
    ),
    termNames(
      db,
      'tag',
      ids(({ article }) => article.tags),
      language,
    ),
  ]);
  const named = (names: Map<string, string>, id: string): Term => ({ id, name: names.get(id) ?? id });
  return rows.map(({ article, text }) => ({
    id: article.id,
    unikey: article.unikey,
    short_path: article.shortPath,
    isWP: article.isWp,
    language: text.language,
    title: text.title,
    description: text.description,
    category: named(categories, article.category),
    tags: article.tags.map((tag) => named(tags, tag)),
    author: article.author,
    published: article.published,
    updated: article.updated,
    minutes: text.minutes,
    picture: article.picture ? { ...article.picture, alt: text.pictureAlt } : null,
  }));
}

/** Terms with their names and the number of their articles, those with the most first. */
export async function countedTerms(
  db: Queries,
  kind: 'category' | 'tag',
  language: Language,
): Promise<(CountedTerm & { newest: string })[]> {
  const counted = await countTerms(db, kind, language);
  const names = await termNames(
    db,
    kind,
    counted.map(({ id }) => id),
    language,
  );
  return counted.map((term) => ({ ...term, name: names.get(term.id) ?? term.id }));
}

/** One term by its id; null when no article has it. */
export async function findTerm(
  db: Queries,
  kind: 'category' | 'tag',
  { id, language }: { id: string; language: Language },
): Promise<Term | null> {
  const terms = await countedTerms(db, kind, language);
  const found = terms.find((term) => term.id === id);
  return found ? { id: found.id, name: found.name } : null;
}
