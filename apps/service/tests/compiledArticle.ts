import type { CompiledArticle, CompiledArticles, CompiledText } from '@tern/articles';
import { countWords, readingMinutes } from '@tern/articles';
import { type Language, languages } from '@tern/domain';

export const compiledText = (title: string, plain: string, language: Language = 'en'): CompiledText => {
  const words = countWords(plain, language);
  return {
    ...{ title, plain, words, minutes: readingMinutes(words, language) },
    description: `${title}: ${plain.slice(0, 60)}`,
    pictureAlt: 'A drawing',
    blocks: [{ kind: 'html', html: `<h2 id="one">One</h2>\n<p>${plain}</p>` }],
    headings: [{ id: 'one', text: 'One', depth: 2 }],
  };
};

export const compiledArticle = (
  unikey: string,
  texts: CompiledArticle['texts'],
  more: Partial<CompiledArticle> = {},
): CompiledArticle => ({
  ...{
    id: unikey,
    unikey,
    short_path: unikey,
    isWP: false,
    category: 'privacy',
    tags: ['dns'],
    author: 'tern',
  },
  ...{ published: '2026-11-20', updated: null, related: [], texts },
  picture: { src: `/assets/blog/${unikey}.svg`, width: 960, height: 600 },
  ...more,
});

const named = (names: Record<string, string>) =>
  Object.fromEntries(languages.map((language) => [language, names[language] ?? (names.en as string)]));

export const compiledArticles = (articles: CompiledArticle[]): CompiledArticles => ({
  articles,
  taxonomy: {
    categories: {
      privacy: named({ en: 'Privacy', de: 'Privatsphäre' }),
      travel: named({ en: 'Travel', de: 'Unterwegs' }),
    },
    tags: {
      dns: named({ en: 'DNS' }),
      wifi: named({ en: 'Wi-Fi', de: 'WLAN' }),
      webrtc: named({ en: 'WebRTC' }),
    },
  },
});
