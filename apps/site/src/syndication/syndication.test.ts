import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { ampDocument } from './ampDocument.ts';
import { blockMarkup } from './blockMarkup.ts';
import { type MarkupContext, rewriteHtml } from './rewriteHtml.ts';

const origin = 'https://vpn.example';
const words = { blog: 'Blog', leakTest: 'Leak test' };
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
  const article = articleWithEveryBlock();
  const feed = blockMarkup(article, { dialect: 'feed', origin, words });

  it('says everything a diagram says', () => {
    for (const text of [
      '<strong>You</strong> → <strong>VPN server</strong><br>encrypted',
      '<strong>Resolver</strong><br>Looks it up',
      '<strong>Inner packet</strong>',
      '<strong>Sydney</strong>: <bdi>280 ms</bdi>',
      '<figcaption>Two envelopes.</figcaption>',
    ])
      expect(feed).toContain(text);
  });

  it('writes arrows the way the language is read, and escapes what people wrote', () => {
    const arabic = blockMarkup(articleWithEveryBlock({ language: 'ar' }), { dialect: 'feed', origin, words });
    expect(arabic).toContain('<strong>You</strong> ← <strong>VPN server</strong>');
    expect(feed).toContain('<strong>In short &lt;b&gt;</strong>');
  });

  it('leads to what only the site can show', () => {
    expect(feed).toContain(`<a href="${origin}/webrtc-leak-test">Leak test</a>`);
    expect(feed).toContain(
      `<a href="${origin}/blog/what-a-vpn-hides">What a VPN hides &amp; what it does not</a>`,
    );
  });

  it('has no address that needs the site around it', () => {
    expect(
      [...feed.matchAll(/(?:href|src)="([^"]*)"/g)].filter(([, url]) => !/^https:/.test(url ?? '')),
    ).toEqual([]);
  });
});

describe('ampDocument', () => {
  const article = articleWithEveryBlock({
    language: 'de',
    related: [articleWithEveryBlock({ language: 'de', unikey: 'y' })],
  });
  const html = ampDocument(article, { origin, words });

  it('is canonical to the article, in its language and direction', () => {
    expect(html).toMatch(/^<!doctype html><html amp lang="de" dir="ltr">/);
    expect(html).toContain(`<link rel="canonical" href="${origin}/de/blog/what-a-vpn-hides">`);
    expect(ampDocument(articleWithEveryBlock({ language: 'ar' }), { origin, words })).toContain(
      'lang="ar" dir="rtl"',
    );
    expect(html).toContain('<time datetime="2026-11-22">22. November 2026</time>');
    expect(html).toContain(`<a href="${origin}/de/blog/y">`);
  });

  it('runs nothing but the runtime', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(scripts).toEqual([
      'async src="https://cdn.ampproject.org/v0.js"',
      'type="application/ld+json"',
      'type="application/ld+json"',
    ]);
    expect(html).not.toMatch(/<img|\sstyle=|!important/);
  });
});
