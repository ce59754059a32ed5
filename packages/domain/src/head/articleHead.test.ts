import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { ampUrl, articleAlternates, articleUrl, feedPath, parseAmpPath } from './articleAddress.ts';
import {
  articleMeta,
  articlePicturePath,
  articleStructuredData,
  type HeadArticle,
  instantOf,
  parseArticlePicturePath,
} from './articleHead.ts';

const origin = 'https://vpn.example';
const german: HeadArticle = {
  unikey: 'what-a-vpn-hides',
  language: 'de',
  title: 'Was ein VPN verbirgt',
  description: 'Wer deine Adresse sieht, und wer nicht.',
  category: { id: 'privacy', name: 'Privatsphäre' },
  tags: [
    { id: 'webrtc', name: 'WebRTC' },
    { id: 'browsers', name: 'Browser' },
  ],
  author: 'tern',
  published: '2026-11-22',
  updated: null,
  picture: { src: '/assets/cover.svg', width: 960, height: 600, alt: 'Eine Karte' },
  words: 900,
};

describe('addresses of an article', () => {
  it('reads back the addresses it writes, in every language', () => {
    for (const language of languages) {
      const at = { unikey: 'ipv6-and-why-it-leaks', language };
      expect(parseAmpPath(new URL(ampUrl(at)).pathname)).toEqual(at);
      expect(parseArticlePicturePath(articlePicturePath(at))).toEqual(at);
    }
  });

  it('knows no other address', () => {
    for (const path of [
      '/blog/amp',
      '/blog/x/amp/',
      '/en/blog/x/amp',
      '/xx/blog/x/amp',
      '/m/blog/x/amp',
      '/blog/../amp',
      '/blog/X/amp',
      '/blog/x/y/amp',
      `/blog/${'x'.repeat(101)}/amp`,
    ])
      expect(parseAmpPath(path), path).toBeNull();
    for (const path of ['/og/xx/blog/x.png', '/og/en/blog.png', '/og/en/blog/x.svg', '/og/en/blog/a/b.png'])
      expect(parseArticlePicturePath(path), path).toBeNull();
  });

  it('has a feed for each language', () => {
    expect(feedPath('en', 'rss')).toBe('/blog/feed.xml');
    expect(feedPath('ar', 'json')).toBe('/ar/blog/feed.json');
  });
});

describe('articleAlternates', () => {
  const at = { unikey: 'x', translations: ['en', 'de'], variant: 'desktop', origin } as const;

  it('links the translations there are, English as the default, and the mobile variant', () => {
    expect(
      articleAlternates({ ...at, language: 'de' }).map(({ hrefLang, media, href }) => [
        hrefLang ?? media,
        href.replace(origin, ''),
      ]),
    ).toEqual([
      ['en', '/blog/x'],
      ['de', '/de/blog/x'],
      ['x-default', '/blog/x'],
      ['only screen and (max-width: 749px)', '/de/m/blog/x'],
    ]);
    expect(articleAlternates({ ...at, language: 'en', variant: 'mobile' }).map(({ href }) => href)).toEqual([
      `${origin}/m/blog/x`,
      `${origin}/de/m/blog/x`,
      `${origin}/m/blog/x`,
    ]);
  });

  it('has no default without an English article, and none on a page in another language', () => {
    const only = articleAlternates({ ...at, language: 'de', translations: ['de'] });
    expect(only.map(({ hrefLang }) => hrefLang)).toEqual(['de', undefined]);
    expect(articleAlternates({ ...at, language: 'en', pageLanguage: 'fr' })).toEqual([]);
  });
});

describe('articleMeta', () => {
  const contentOf = (article: HeadArticle, key: string) =>
    articleMeta(article, { origin, pictureVersion: 'v' })
      .filter(({ name, property }) => (name ?? property) === key)
      .map(({ content }) => content);

  it('says what the article is, in its own language', () => {
    expect(contentOf(german, 'og:type')).toEqual(['article']);
    expect(contentOf(german, 'og:url')).toEqual([`${origin}/de/blog/what-a-vpn-hides`]);
    expect(contentOf(german, 'og:locale')).toEqual(['de_DE']);
    expect(contentOf(german, 'og:image')).toEqual([`${origin}/og/de/blog/what-a-vpn-hides.png?v=v`]);
    expect(contentOf(german, 'article:published_time')).toEqual(['2026-11-22T00:00:00Z']);
    expect(contentOf(german, 'article:tag')).toEqual(['WebRTC', 'Browser']);
    expect(contentOf(german, 'author')).toEqual(['Tern']);
  });

  it('names a change only where there was one', () => {
    expect(contentOf(german, 'article:modified_time')).toEqual([]);
    const updated = { ...german, updated: '2026-12-01' };
    expect(contentOf(updated, 'article:modified_time')).toEqual(['2026-12-01T00:00:00Z']);
  });

  it('takes instants as they are', () => {
    expect(instantOf('2026-11-22T10:00:00+01:00')).toBe('2026-11-22T09:00:00.000Z');
  });
});

describe('articleStructuredData', () => {
  const [posting, crumbs] = articleStructuredData(german, { origin, pictureVersion: 'v', blogName: 'Blog' });

  it('is a posting with its dates, its publisher and absolute pictures', () => {
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: german.title,
      datePublished: '2026-11-22T00:00:00Z',
      dateModified: '2026-11-22T00:00:00Z',
      inLanguage: 'de',
      author: { '@type': 'Organization', name: 'Tern' },
      publisher: { '@id': `${origin}/#organization` },
      mainEntityOfPage: { '@id': articleUrl(german, origin) },
      image: [`${origin}/og/de/blog/what-a-vpn-hides.png?v=v`, `${origin}/assets/cover.svg`],
    });
  });

  it('names a person who is not the team', () => {
    const [other] = articleStructuredData(
      { ...german, author: 'Ada', picture: null },
      { origin, pictureVersion: 'v', blogName: 'Blog' },
    );
    expect(other).toMatchObject({ author: { '@type': 'Person', name: 'Ada' } });
    expect(other?.image).toHaveLength(1);
  });

  it('leads from home through the blog and the category', () => {
    expect(
      (crumbs as unknown as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) =>
        item.replace(origin, ''),
      ),
    ).toEqual(['/de', '/de/blog', '/de/blog/category/privacy', '/de/blog/what-a-vpn-hides']);
  });
});
