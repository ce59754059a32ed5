import type { ArticleSummary } from '@tern/domain';

/** An article as lists show it. */
export type ArticleView = Omit<ArticleSummary, 'id' | 'short_path' | 'isWP'>;

export const categoryPath = (id: string) => `/blog/category/${encodeURIComponent(id)}`;
export const tagPath = (id: string) => `/blog/tag/${encodeURIComponent(id)}`;
/** The search for some words. */
export const searchPath = (words: string) => `/blog/search?q=${encodeURIComponent(words)}`;
