import {
  type Article,
  type ArticleBlock,
  type ArticleSummary,
  embedNames,
  type Highlighted,
} from '@tern/domain';
import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { diagram } from './diagram.ts';

// The shapes and what their fields mean stand in the domain: patterns show them, and are published without the contract.

/** A category or a tag, named in the reader's language. */
export const term = v.object({ id: v.string(), name: v.string() });

/** How many articles of the reader's language a term has. */
export const countedTerm = v.object({ ...term.entries, count: v.number() });
export type CountedTerm = v.InferOutput<typeof countedTerm>;

/** One entry of a list of articles (spec section 3, blog entry). */
export const articleSummary = v.object({
  id: v.string(),
  unikey: v.string(),
  short_path: v.string(),
  isWP: v.boolean(),
  language: languageField,
  title: v.string(),
  description: v.string(),
  category: term,
  tags: v.array(term),
  author: v.string(),
  published: v.string(),
  updated: v.nullable(v.string()),
  minutes: v.number(),
  picture: v.nullable(v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() })),
}) satisfies v.GenericSchema<unknown, ArticleSummary>;

/** A part of an article's body. */
export const articleBlock = v.variant('kind', [
  v.object({ kind: v.literal('html'), html: v.string() }),
  v.object({ kind: v.literal('note'), title: v.nullable(v.string()), html: v.string() }),
  v.object({ kind: v.literal('diagram'), diagram }),
  v.object({
    kind: v.literal('embed'),
    name: v.picklist(embedNames),
    values: v.record(v.string(), v.string()),
  }),
]) satisfies v.GenericSchema<unknown, ArticleBlock>;

export const articleHeading = v.object({ id: v.string(), text: v.string(), depth: v.picklist([2, 3]) });

/** A whole article. */
export const article = v.object({
  ...articleSummary.entries,
  blocks: v.array(articleBlock),
  headings: v.array(articleHeading),
  translations: v.array(languageField),
  previous: v.nullable(articleSummary),
  next: v.nullable(articleSummary),
  related: v.array(articleSummary),
  words: v.number(),
}) satisfies v.GenericSchema<unknown, Article>;

/** A text in pieces: those that match a search, and those between them. */
export const highlighted = v.array(
  v.object({ text: v.string(), match: v.boolean() }),
) satisfies v.GenericSchema<unknown, Highlighted>;
