import { defaultLanguage, type Language } from '@tern/domain';
import * as v from 'valibot';
import { parse } from 'yaml';

const text = (most: number, name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.trim(),
    v.nonEmpty(`${name} is empty`),
    v.maxLength(most, `${name} has more than ${most} characters`),
  );

const id = (name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${name} is lower-case letters, digits and hyphens`),
  );

const date = (name: string) =>
  v.pipe(v.string(`${name} is a date such as 2026-11-22`), v.isoDate(`${name} is a date such as 2026-11-22`));

const pictureFile = v.pipe(
  v.string('picture is missing'),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpg|webp)$/,
    'picture is a file beside the article: lower-case letters, digits, hyphens, and .svg, .png, .jpg or .webp',
  ),
);

const list = <Item extends v.GenericSchema>(item: Item, name: string, least: number, most: number) =>
  v.pipe(
    v.array(item, `${name} is a list such as [a, b]`),
    v.minLength(least, `${name} has fewer than ${least}`),
    v.maxLength(most, `${name} has more than ${most}`),
    v.check((items) => new Set(items).size === items.length, `${name} names one twice`),
  );

const words = {
  title: text(70, 'title'),
  description: v.pipe(text(160, 'description'), v.minLength(50, 'description has fewer than 50 characters')),
  pictureAlt: text(160, 'pictureAlt'),
};

/** The front matter of a translation: the rest is that of the article. */
export const translationFrontMatter = v.strictObject(words, 'an unknown entry, or none at all');
export type TranslationFrontMatter = v.InferOutput<typeof translationFrontMatter>;

/** The front matter of an article, which stands in its English file. */
export const articleFrontMatter = v.pipe(
  v.strictObject(
    {
      ...words,
      category: id('category'),
      tags: list(id('a tag'), 'tags', 1, 6),
      author: text(80, 'author'),
      published: date('published'),
      updated: v.optional(v.nullable(date('updated')), null),
      picture: pictureFile,
      related: list(id('related'), 'related', 2, 3),
    },
    'an unknown entry, or none at all',
  ),
  v.check(({ published, updated }) => !updated || updated >= published, 'updated is before published'),
);
export type ArticleFrontMatter = v.InferOutput<typeof articleFrontMatter>;

/** A Markdown file in its two parts. */
export interface SplitFile {
  /** Null: the file has no front matter, or none that YAML can read. */
  data: unknown;
  body: string;
  /** The line the body begins at, from 1 on. */
  line: number;
  problems: string[];
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export function splitFrontMatter(file: string): SplitFile {
  const source = file.replace(/^\uFEFF/, '');
  const match = fence.exec(source);
  if (!match) return { data: null, body: source, line: 1, problems: ['there is no front matter'] };
  const body = source.slice(match[0].length);
  const line = match[0].split('\n').length;
  try {
    // No aliases: a few lines of them could stand for gigabytes.
    return { data: parse(match[1] ?? '', { maxAliasCount: 0 }), body, line, problems: [] };
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return { data: null, body, line, problems: [`the front matter is no YAML: ${reason}`] };
  }
}

/** The front matter by the rules of its language, or the sentences that say what is wrong with it. */
export function readFrontMatter(
  data: unknown,
  language: Language,
): { frontMatter: (TranslationFrontMatter & Partial<ArticleFrontMatter>) | null; problems: string[] } {
  const result =
    language === defaultLanguage
      ? v.safeParse(articleFrontMatter, data)
      : v.safeParse(translationFrontMatter, data);
  if (result.success) return { frontMatter: result.output, problems: [] };
  const issues: readonly v.BaseIssue<unknown>[] = result.issues;
  return {
    frontMatter: null,
    problems: issues.map((issue) => {
      const key = v.getDotPath(issue);
      return issue.type === 'strict_object' && key
        ? `${key} is missing, or no entry of the front matter`
        : issue.message;
    }),
  };
}
