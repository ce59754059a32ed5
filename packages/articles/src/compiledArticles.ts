import type { ArticleBlock, ArticleHeading, Language } from '@tern/domain';
import type { Taxonomy } from './taxonomy.ts';

/** An article in one language. */
export interface CompiledText {
  title: string;
  description: string;
  pictureAlt: string;
  blocks: ArticleBlock[];
  headings: ArticleHeading[];
  /** The running text, for the search. */
  plain: string;
  words: number;
  minutes: number;
}

/** An article with all its texts. */
export interface CompiledArticle {
  /** Its folder. */
  id: string;
  unikey: string;
  short_path: string;
  isWP: boolean;
  category: string;
  tags: string[];
  author: string;
  /** ISO 8601 dates. */
  published: string;
  updated: string | null;
  picture: { src: string; width: number; height: number } | null;
  /** Keys of other articles. */
  related: string[];
  texts: Partial<Record<Language, CompiledText>>;
}

/** The folder of content as the build writes it, as JSON. */
export interface CompiledArticles {
  articles: CompiledArticle[];
  taxonomy: Taxonomy;
}

/** Where the build puts the pictures of articles, on this origin. */
export const pictureFolder = '/assets/blog';
