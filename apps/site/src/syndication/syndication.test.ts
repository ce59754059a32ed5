import type { Article } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../messages/catalogue.ts';
import { type AmpWords, ampDocument } from './ampDocument.ts';
import { blockMarkup } from './blockMarkup.ts';
import { type MarkupContext, rewriteHtml } from './rewriteHtml.ts';
import { syndicationWords } from './syndicationWords.ts';

const origin = 'https://vpn.example';
let words: AmpWords;
let german: AmpWords;
beforeAll(async () => {
  words = syndicationWords(createTernIntl('en', await loadCatalogue('en')));
  german = syndicationWords(createTernIntl('de', await loadCatalogue('de')));
});
const context: MarkupContext = {
  dialect: 'feed',
  language: 'de',
  origin,
  url: `${origin}/de/blog/x`,
};

describe('rewriteHtml', () => {
  it.each([
    ['<a href="/pricing?a=1&#x26;b=2#c">', `<a href="${origin}/de/pricing?a=1&amp;b=2#c">`],
    ['<a href="/">', `<a href="${origin}/de">`],
    ['<a href="#fn-1" id="x">', `<a href="${origin}/de/blog/x#fn-1" id="x">`],
    ['<a href="https://example.com/?a&#x26;b">', '<a href="https://example.com/?a&amp;b">'],
    ['<a href="//elsewhere.example/x">', '<a href="//elsewhere.example/x">'],
    ['<a href="mailto:a@example.com">', '<a href="mailto:a@example.com">'],
    ['<img src="/assets/blog/a.png" alt="1 > 0">', `<img src="${origin}/assets/blog/a.png" alt="1 > 0">`],
    ['<abbr title="x">a</abbr>', '<abbr title="x">a</abbr>'],
    ['<code>&#x3C;a href="/x"></code>', '<code>&#x3C;a href="/x"></code>'],
  ])('makes of %s for a feed %s', (html, expected) => {
    expect(rewriteHtml(html, context)).toBe(expected);
  });

  it('keeps anchors and gives pictures a size for AMP', () => {
    const amp: MarkupContext = { ...context, dialect: 'amp' };
    expect(rewriteHtml('<a href="#fn-1">', amp)).toBe('<a href="#fn-1">');
    expect(
      rewriteHtml('<img src="/assets/blog/a.png" alt="" loading="lazy" width="10" height="5">', amp),
    ).toBe(
      `<amp-img src="${origin}/assets/blog/a.png" alt="" width="10" height="5" layout="responsive"></amp-img>`,
    );
    expect(rewriteHtml('<img src="https://cdn.example/a.png" alt="">', amp)).toContain(
      'width="960" height="600"',
    );
  });
});

describe('blockMarkup', () => {
  const feedOf = (over: Partial<Article> = {}) =>
    blockMarkup(articleWithEveryBlock(over), { dialect: 'feed', origin, words });

  it('says everything a diagram says', () => {
    for (const text of [
      '<strong>You</strong> → <strong>Wi-Fi and provider</strong><br>sealed, protected by the tunnel',
      '<strong>Resolver</strong><br>Keeps the answer for an hour',
      '<strong>Core</strong>',
      '<strong>Sydney</strong>: <bdi>284 ms</bdi>',
      '<figcaption>A packet inside a packet.</figcaption>',
    ])
      expect(feedOf()).toContain(text);
  });

  it('writes arrows the way the language is read, and escapes what people wrote', () => {
    expect(feedOf({ language: 'ar' })).toContain(
      '<strong>You</strong> ← <strong>Wi-Fi and provider</strong>',
    );
    expect(feedOf()).toContain('<strong>In short &lt;b&gt;</strong>');
  });

  it('has the ruler as a table, and the way to the leak test', () => {
    expect(feedOf()).toContain('<tr><th scope="row">20,000</th><td>200</td></tr>');
    expect(feedOf()).toContain(`<a href="${origin}/webrtc-leak-test">${words.leakTest.action}</a>`);
  });

  it('has no address that needs the site around it', () => {
    const addresses = [...feedOf().matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((url) => !url?.startsWith('https:'))).toEqual([]);
  });
});

describe('ampDocument', () => {
  const documentOf = (over: Partial<Article> = {}) =>
    ampDocument(articleWithEveryBlock({ language: 'de', ...over }), { origin, words: german });

  it('is canonical to the article, in its language and direction', () => {
    const html = documentOf({ related: [articleWithEveryBlock({ language: 'de', unikey: 'y' })] });
    expect(html).toMatch(/^<!doctype html><html amp lang="de" dir="ltr">/);
    expect(html).toContain(`<link rel="canonical" href="${origin}/de/blog/what-a-vpn-hides">`);
    expect(html).toContain(`<time datetime="2026-11-22">${german.date('2026-11-22')}</time>`);
    expect(html).toContain(`<a href="${origin}/de/blog/y">`);
    expect(documentOf({ language: 'ar' })).toContain('lang="ar" dir="rtl"');
  });

  it('names the team, or the person', () => {
    expect(documentOf()).toContain(german.by);
    expect(documentOf({ author: 'Ada <L>' })).toContain('<bdi>Ada &lt;L&gt;</bdi>');
  });

  it('runs nothing but the runtime', () => {
    const html = documentOf();
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(scripts).toEqual([
      'async src="https://cdn.ampproject.org/v0.js"',
      'type="application/ld+json"',
      'type="application/ld+json"',
    ]);
    expect(html).not.toMatch(/<img|\sstyle=|!important/);
  });
});
