import type { Article } from '@tern/domain';
import type { ArticleSource } from '../src/sources/articleSource.ts';

/** The articles of a list, as the service answers them: one of another language in English. */
export function articlesDouble(
  published: readonly Article[],
  topics: { categories: string[]; tags: string[] } = { categories: [], tags: [] },
): ArticleSource & { readonly asked: string[] } {
  const asked: string[] = [];
  const find = (language: string, unikey: string) =>
    published.find((each) => each.unikey === unikey && each.language === language);
  return {
    asked,
    async index() {
      const keys = [...new Set(published.map(({ unikey }) => unikey))];
      return {
        version: '1',
        articles: keys.map((unikey) => {
          const texts = published.filter((each) => each.unikey === unikey);
          const { published: date, updated } = texts[0] as Article;
          return { unikey, languages: texts.map(({ language }) => language), published: date, updated };
        }),
        ...topics,
      };
    },
    newest: async (language, count) => published.filter((each) => each.language === language).slice(0, count),
    async article(language, unikey) {
      asked.push(`${language} ${unikey}`);
      return find(language, unikey) ?? find('en', unikey) ?? null;
    },
    renew() {},
  };
}
