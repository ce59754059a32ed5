import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allPages, buildPath, type Form, fillPath, type Language, languages, splitUrl } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { phone, productForTests } from './product.ts';

const product = productForTests();

const pages = allPages()
  .filter(({ route }) => !route.protected && route.id !== 'notFound')
  .map(({ route, params }) => ({ route, path: fillPath(route.path, params) }));

/** Asks as a browser does and weighs the body as it travels. */
function ask(address: string, agent?: string): Promise<{ status: number; bytes: number; html: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(agent ? { 'user-agent': agent } : {}) };
    get(product.origin + address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const packed = answer.headers['content-encoding'] === 'br';
        resolve({
          status: answer.statusCode ?? 0,
          bytes: packed ? body.length : Number.POSITIVE_INFINITY,
          html: packed ? brotliDecompressSync(body).toString() : '',
        });
      });
    }).on('error', reject);
  });
}

const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** Both forms where the direction differs, and one of them, in turn, elsewhere: each first answer is compressed. */
const formsOf = (language: Language): Form[] =>
  language === 'en' || language === 'ar'
    ? ['desktop', 'mobile']
    : [languages.indexOf(language) % 2 ? 'desktop' : 'mobile'];

for (const language of languages) {
  test(`every page in ${language}: served, titled, light, without a dead link`, async () => {
    test.setTimeout(400_000);
    const links = new Set<string>();
    for (const form of formsOf(language)) {
      const titles = new Map<string, string>();
      for (const { route, path } of pages) {
        const address = buildPath({ language, form, path });
        const { status, bytes, html } = await ask(address, form === 'mobile' ? phone : undefined);
        expect(status, address).toBe(200);
        expect(attribute(html, 'lang'), address).toBe(language);
        expect(attribute(html, 'dir'), address).toBe(directionOf(language));
        const title = text(html, /<title>([^<]*)</);
        expect(titles.get(title), `${address} is titled like ${titles.get(title)}: ${title}`).toBeUndefined();
        titles.set(title, address);
        expect(text(html, /<meta name="description" content="([^"]*)"/).length, address).toBeGreaterThan(14);
        expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
        // What the page says, without scripts and styles: no placeholder, no id of a message.
        const words = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
        expect(words.match(/\{\w+(?:, \w+)?\}/)?.[0], address).toBeUndefined();
        expect(bytes, `${address}, brotli`).toBeLessThanOrEqual((route.id === 'home' ? 14 : 20) * 1024);
        for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"/g)) {
          // The same page in the other languages is asked for in their turn.
          if (splitUrl(href).language === language && !href.startsWith('/en/')) links.add(href);
        }
      }
    }
    const dead: string[] = [];
    for (const href of links) {
      const mobile = /^(?:\/[a-z]{2})?\/m(?:\/|$)/.test(href);
      const { status } = await ask(href, mobile ? phone : undefined);
      if (status >= 400) dead.push(`${href} ${status}`);
    }
    expect(dead).toEqual([]);
  });
}
