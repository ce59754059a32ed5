import type { ArticleBlock, ArticleHeading, Language } from '@tern/domain';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Where an article comes from. */
export type ArticleSourceName = 'markdown' | 'wordpress';

/** Articles, without their texts (spec section 3, blog entry). */
export const blogArticles = pgTable(
  'blog_articles',
  {
    unikey: text('unikey').primaryKey(),
    source: text('source').$type<ArticleSourceName>().notNull(),
    id: text('id').notNull(),
    shortPath: text('short_path').notNull(),
    isWp: boolean('is_wp').notNull(),
    category: text('category').notNull(),
    tags: text('tags').array().notNull(),
    author: text('author').notNull(),
    published: date('published', { mode: 'string' }).notNull(),
    updated: date('updated', { mode: 'string' }),
    picture: jsonb('picture').$type<{ src: string; width: number; height: number }>(),
    /** Keys of other articles, some of which may be gone. */
    related: text('related').array().notNull(),
    /** Those it has a text in. */
    languages: text('languages').array().$type<Language[]>().notNull(),
    /** Of everything that the source says of it, texts included. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('blog_articles_published').on(table.published, table.unikey),
    index('blog_articles_category').on(table.category, table.published, table.unikey),
    index('blog_articles_tags').using('gin', table.tags),
    index('blog_articles_path').on(table.shortPath),
  ],
);

export const blogTexts = pgTable(
  'blog_texts',
  {
    unikey: text('unikey')
      .notNull()
      .references(() => blogArticles.unikey, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    pictureAlt: text('picture_alt').notNull(),
    blocks: jsonb('blocks').$type<ArticleBlock[]>().notNull(),
    headings: jsonb('headings').$type<ArticleHeading[]>().notNull(),
    /** The running text: excerpts are cut from it. */
    plain: text('plain').notNull(),
    words: integer('words').notNull(),
    minutes: integer('minutes').notNull(),
    /** The head as WordPress has it; null: derived from the article. */
    seo: jsonb('seo').$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.unikey, table.language] })],
);

/**
 * The search index, apart from the texts so that a search reads little. `head` is title, headings and terms, `doc`
 * everything, weighted. Both hold a marker for every language whose readers are shown the text.
 */
export const blogSearches = pgTable(
  'blog_searches',
  {
    unikey: text('unikey')
      .notNull()
      .references(() => blogArticles.unikey, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    published: date('published', { mode: 'string' }).notNull(),
    head: tsvector('head').notNull(),
    doc: tsvector('doc').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.unikey, table.language] }),
    index('blog_searches_head').using('gin', table.head),
    index('blog_searches_doc').using('gin', table.doc),
    index('blog_searches_published').on(table.published),
  ],
);

/** Words of the articles: those that one with a slip in it is compared with. */
export const blogWords = pgTable(
  'blog_words',
  {
    language: text('language').$type<Language>().notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/** Names of categories and tags. */
export const blogTerms = pgTable(
  'blog_terms',
  {
    source: text('source').$type<ArticleSourceName>().notNull(),
    kind: text('kind').$type<'category' | 'tag'>().notNull(),
    id: text('id').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.language, table.source] })],
);

/** A post that a source gave and that is no article. */
export interface LeftOut {
  /** The source's own id; null where it names none. */
  id: number | null;
  reason: string;
}

/** The content that each source last gave. */
export const blogSources = pgTable('blog_sources', {
  source: text('source').$type<ArticleSourceName>().primaryKey(),
  /** Of everything it gave. */
  hash: text('hash').notNull(),
  /** Posts that could not be taken, and why. */
  leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull().default([]),
  syncedAt: timestamp('synced_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures of WordPress that were shown, so that they are while it is down: the latest ones, up to a size together. */
export const blogPictures = pgTable('blog_pictures', {
  url: text('url').primaryKey(),
  bytes: bytea('bytes').notNull(),
  size: integer('size').notNull(),
  /** When WordPress last gave it. */
  readAt: timestamp('read_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  /** When a reader last asked a process that did not hold it in memory. */
  shownAt: timestamp('shown_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
