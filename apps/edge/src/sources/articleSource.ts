import { blogDetail, blogIndex, blogList, type OutputOf } from '@tern/contract';
import type { Article, ArticleSummary, Language } from '@tern/domain';
import { callService, ServiceError } from '../http/callService.ts';

export type BlogIndex = OutputOf<typeof blogIndex>;

/** The service's articles, for what the edge makes of them besides pages. */
export interface ArticleSource {
  /** All that exists. While the service is away, what it last answered; rejects where it never has. */
  index(): Promise<BlogIndex>;
  /** The newest articles that exist in a language, 50 at most. */
  newest(language: Language, count: number): Promise<ArticleSummary[]>;
  /** An article in a language, or in English where that lacks it; null where there is none. */
  article(language: Language, unikey: string): Promise<Article | null>;
  /** Forgets what is known: the service has something newer. */
  renew(): void;
}

/** ms the index is used before it is asked for again; a change of articles ends it earlier. */
const indexAge = 15 * 60_000;

export function createArticleSource({
  origin,
  now,
}: {
  /** Scheme and host of the service. */
  origin: () => string;
  now: () => number;
}): ArticleSource {
  let known: BlogIndex | null = null;
  let pending: Promise<BlogIndex> | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const refresh = async (): Promise<BlogIndex> => {
    try {
      known = await callService(origin(), blogIndex, {});
      return known;
    } catch (error) {
      // The next request tries again; until then the last answer holds.
      requestedAt = Number.NEGATIVE_INFINITY;
      if (known) return known;
      throw error;
    }
  };

  return {
    index() {
      if (!pending || now() - requestedAt > indexAge) {
        requestedAt = now();
        pending = refresh();
      }
      return pending;
    },
    async newest(language, count) {
      const { articles } = await callService(origin(), blogList, { language, page_size: count });
      return articles.filter((article) => article.language === language);
    },
    async article(language, unikey) {
      try {
        return (await callService(origin(), blogDetail, { language, unikey })).article;
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null;
        throw error;
      }
    },
    renew() {
      requestedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
