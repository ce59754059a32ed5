import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { diagram } from './diagram.ts';

/** A category or a tag, named in the reader's language. */
export const term = v.object({ id: v.string(), name: v.string() });
export type Term = v.InferOutput<typeof term>;

/** How many articles of the reader's language a term has. */
export const countedTerm = v.object({ ...term.entries, count: v.number() });
export type CountedTerm = v.InferOutput<typeof countedTerm>;

/** One entry of a list of articles (spec section 3, blog entry). */
export const articleSummary = v.object({
  /** The source's own id: the folder of a Markdown article, the number of a WordPress post. */
  id: v.string(),
  /** Derived from `id`, `short_path` and `isWP`; the last part of the article's address. */
  unikey: v.string(),
  /** The source's path, without slashes at its ends. */
  short_path: v.string(),
  isWP: v.boolean(),
  /** The language of the text; English where the reader's language lacks the article. */
  language: languageField,
  title: v.string(),
  description: v.string(),
  category: term,
  tags: v.array(term),
  /** `tern` is the team; others are names. */
  author: v.string(),
  /** ISO 8601 date, without time. */
  published: v.string(),
  updated: v.nullable(v.string()),
  /** Minutes to read, at least 1. */
  minutes: v.number(),
  /** Null for an article without one. `src` is an address of this origin, or of the WordPress. */
  picture: v.nullable(v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() })),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

export const embedNames = ['leak-test', 'flight-scale', 'map'] as const;
export type EmbedName = (typeof embedNames)[number];

/**
 * A part of an article's body. `html` is sanitised: CommonMark, tables, footnotes, figures, no script, no style, no
 * attribute but `href`, `id`, `src`, `alt`, `width`, `height`, `dir`, `lang` and those of tables and footnotes. Links within the
 * site are paths without a language.
 */
export const articleBlock = v.variant('kind', [
  v.object({ kind: v.literal('html'), html: v.string() }),
  v.object({ kind: v.literal('note'), title: v.nullable(v.string()), html: v.string() }),
  v.object({ kind: v.literal('diagram'), diagram }),
  v.object({
    kind: v.literal('embed'),
    name: v.picklist(embedNames),
    values: v.record(v.string(), v.string()),
  }),
]);
export type ArticleBlock = v.InferOutput<typeof articleBlock>;

export const articleHeading = v.object({ id: v.string(), text: v.string(), depth: v.picklist([2, 3]) });
export type ArticleHeading = v.InferOutput<typeof articleHeading>;

/** A whole article. */
export const article = v.object({
  ...articleSummary.entries,
  blocks: v.array(articleBlock),
  /** In the order of the text; `id` is the anchor in the HTML. */
  headings: v.array(articleHeading),
  /** The languages that the article exists in, in the site's order. */
  translations: v.array(languageField),
  /** The older and the newer article. */
  previous: v.nullable(articleSummary),
  next: v.nullable(articleSummary),
  related: v.array(articleSummary),
  /** Words; characters where the language has no spaces. */
  words: v.number(),
});
export type Article = v.InferOutput<typeof article>;

/** A text in pieces: those that match a search, and those between them. */
export const highlighted = v.array(v.object({ text: v.string(), match: v.boolean() }));
export type Highlighted = v.InferOutput<typeof highlighted>;
