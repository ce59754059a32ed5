import type { Language } from '@tern/domain';
import searches from './articleSearches.json' with { type: 'json' };

/** Searches as people type them, and the article that should come first. */
export const articleSearches: readonly (readonly [language: Language, query: string, first: string])[] =
  Object.entries(searches).flatMap(([language, byArticle]) =>
    Object.entries(byArticle).flatMap(([first, queries]) =>
      queries.map((query) => [language as Language, query, first] as const),
    ),
  );
