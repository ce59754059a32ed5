import type { Language } from '../languages.ts';
import type { Diagram } from './Diagram.ts';

/** A category or a tag, named in the reader's language. */
export interface Term {
  id: string;
  name: string;
}

/** One entry of a list of articles (spec section 3, blog entry). */
export interface ArticleSummary {
  /** The source's own id: the folder of a Markdown article, the number of a WordPress post. */
  id: string;
  /** Derived from `id`, `short_path` and `isWP`; the last part of the article's address. */
  unikey: string;
  /** The source's path, without slashes at its ends. */
  short_path: string;
  isWP: boolean;
  /** The language of the text; English where the reader's language lacks the article. */
  language: Language;
  title: string;
  description: string;
  category: Term;
  tags: Term[];
  /** `tern` is the team; others are names. */
  author: string;
  /** ISO 8601 date, without time. */
  published: string;
  updated: string | null;
  /** Minutes to read, at least 1. */
  minutes: number;
  /** Null for an article without one. `src` is an address of this origin, or of the WordPress. */
  picture: { src: string; width: number; height: number; alt: string } | null;
}

export const embedNames = ['leak-test', 'flight-scale', 'map'] as const;
export type EmbedName = (typeof embedNames)[number];

/**
 * A part of an article's body. `html` is sanitised: CommonMark, tables, footnotes, figures, no script, no style, no
 * attribute but `href`, `id`, `src`, `alt`, `width`, `height`, `dir`, `lang` and those of tables and footnotes. Links within
 * the site are paths without a language.
 */
export type ArticleBlock =
  | { kind: 'html'; html: string }
  | { kind: 'note'; title: string | null; html: string }
  | { kind: 'diagram'; diagram: Diagram }
  | { kind: 'embed'; name: EmbedName; values: Record<string, string> };

export interface ArticleHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A whole article. */
export interface Article extends ArticleSummary {
  blocks: ArticleBlock[];
  /** In the order of the text; `id` is the anchor in the HTML. */
  headings: ArticleHeading[];
  /** The languages that the article exists in, in the site's order. */
  translations: Language[];
  /** The older and the newer article. */
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  related: ArticleSummary[];
  /** Words; characters where the language has no spaces. */
  words: number;
}

/** A text in pieces: those that match a search, and those between them. */
export type Highlighted = { text: string; match: boolean }[];
