import { createHash } from 'node:crypto';
import type { CompiledArticle, CompiledArticles, CompiledText } from '@tern/articles';
import { defaultLanguage, type Language, languages } from '@tern/domain';
import type { ArticleSourceName, LeftOut } from '../../db/blogSchema.ts';

/** A text as a source gives it. */
export interface SourceText extends CompiledText {
  /** The head as WordPress has it; null: derived from the article. */
  seo: Record<string, unknown> | null;
}

/** An article as a source gives it. */
export interface SourceArticle extends Omit<CompiledArticle, 'short_path' | 'isWP' | 'texts'> {
  shortPath: string;
  isWp: boolean;
  texts: ReadonlyMap<Language, SourceText>;
}

export interface SourceTerm {
  kind: 'category' | 'tag';
  id: string;
  language: Language;
  name: string;
}

/** Everything a source has. */
export interface SourceContent {
  source: ArticleSourceName;
  articles: readonly SourceArticle[];
  terms: readonly SourceTerm[];
  leftOut?: readonly LeftOut[];
}

/** Goes up when the same content is to be written otherwise. */
const layout = 3;

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, value]))
    .digest('base64url')
    .slice(0, 22);

/** An article with its texts in a fixed order. */
export const articleHash = ({ texts, ...article }: SourceArticle): string =>
  hashOf([
    article,
    languages.flatMap((language) => (texts.has(language) ? [[language, texts.get(language)]] : [])),
  ]);

/** The languages whose readers are shown a text: its own, and for English those that the article lacks. */
export const readersOf = (language: Language, has: readonly Language[]): Language[] =>
  language === defaultLanguage
    ? languages.filter((each) => each === defaultLanguage || !has.includes(each))
    : [language];

/** The compiled Markdown as content of a source. */
export function markdownContent({ articles, taxonomy }: CompiledArticles): SourceContent {
  const termsOf = (kind: SourceTerm['kind'], names: CompiledArticles['taxonomy']['tags']): SourceTerm[] =>
    Object.entries(names).flatMap(([id, byLanguage]) =>
      languages.flatMap((language) => {
        const name = byLanguage[language];
        return name ? [{ kind, id, language, name }] : [];
      }),
    );
  return {
    source: 'markdown',
    terms: [...termsOf('category', taxonomy.categories), ...termsOf('tag', taxonomy.tags)],
    articles: articles.map(({ short_path: shortPath, isWP: isWp, texts, ...article }) => ({
      ...article,
      shortPath,
      isWp,
      texts: new Map(
        languages.flatMap((language) => {
          const text = texts[language];
          return text ? [[language, { ...text, seo: null }] as const] : [];
        }),
      ),
    })),
  };
}
