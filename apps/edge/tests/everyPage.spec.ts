import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { buildPath, languages, type PageVariant, splitUrl } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { budgets } from '@tern/testing/budgets';
import { inTurns, publicPages } from '@tern/testing/inspectPage';
import { phone } from '@tern/testing/product';
import { encodeBody } from '../src/node/encodeBody.ts';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

interface Reply {
  status: number;
  bytes: number;
  html: string;
  link: string;
}

/** The text of a body that came in brotli, or against a dictionary. */
function unpack(body: Buffer, encoding: string | undefined, dictionary: Buffer | undefined): string | null {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  // The frame before it names the dictionary, and decoders skip it.
  return encoding === 'dcz' && dictionary ? zstdDecompressSync(body, { dictionary }).toString() : null;
}

/** Sends a request as a browser does, which may have a dictionary, and measures the compressed body. */
function ask(address: string, agent?: string, dictionary?: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const hash = dictionary && createHash('sha256').update(dictionary).digest('base64');
    const headers = {
      'accept-encoding': hash ? 'gzip, deflate, br, zstd, dcb, dcz' : 'br, zstd',
      ...(hash && { 'available-dictionary': `:${hash}:` }),
      ...(agent && { 'user-agent': agent }),
    };
    get(product.origin + address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const html = unpack(body, answer.headers['content-encoding'], dictionary);
        resolve({
          status: answer.statusCode ?? 0,
          bytes: html === null ? Number.POSITIVE_INFINITY : body.length,
          html: html ?? '',
          link: String(answer.headers.link ?? ''),
        });
      });
    }).on('error', reject);
  });
}

/** The dictionary that pages are offered with, fetched as an idle browser does. */
async function dictionaryFor(address: string, agent?: string): Promise<Buffer> {
  let offered = '';
  // It is made after the first page was sent.
  await expect
    .poll(async () => {
      offered = text((await ask(address, agent)).link, /<([^>]*)>; rel="compression-dictionary"/);
      return offered;
    })
    .not.toBe('');
  return Buffer.from((await ask(offered)).html);
}

/** Bytes of a page as it is served. The product of the tests compresses less: most pages are light enough even so. */
const servedBytes = async ({ bytes, html }: Reply, budget: number) =>
  bytes > budget ? (await encodeBody(html)).br.length : bytes;

const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const variants: readonly PageVariant[] = ['desktop', 'mobile'];

/** The scripts a page begins with, and those it runs on the first intent. */
const firstScripts = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, name = '']) => name);
const laterScripts = (html: string) =>
  text(html, / data-code="([^"]*)"/)
    .split(' ')
    .filter(Boolean);

/** Bytes and number of scripts and of all they import at once, each counted once. */
async function weighScripts(addresses: readonly string[]): Promise<{ bytes: number; files: number }> {
  const names = new Set(addresses);
  let bytes = 0;
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    let script = scripts.get(name);
    if (!script) {
      const answer = await ask(name);
      script = {
        bytes: answer.bytes,
        imports: [...answer.html.matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
          ([, file]) => `/assets/${file}`,
        ),
      };
      scripts.set(name, script);
    }
    bytes += script.bytes;
    for (const file of script.imports) names.add(file);
  }
  return { bytes, files: names.size };
}
const scripts = new Map<string, { bytes: number; imports: string[] }>();

for (const language of languages) {
  test(`every page in ${language}: served, titled, light, without a dead link`, async () => {
    test.setTimeout(900_000);
    const links = new Set<string>();
    const sound = new Set<string>();
    for (const variant of variants) {
      const titles = new Map<string, string>();
      const agent = variant === 'mobile' ? phone : undefined;
      const dictionary = await dictionaryFor(buildPath({ language, variant, path: '/' }), agent);
      // Several at once: the pages are compressed beside each other.
      await inTurns(publicPages, 4, async ({ route, path }) => {
        const address = buildPath({ language, variant, path });
        const reply = await ask(address, agent);
        const { status, html } = reply;
        expect(status, address).toBe(200);
        sound.add(address);
        expect(attribute(html, 'lang'), address).toBe(language);
        expect(attribute(html, 'dir'), address).toBe(directionOf(language));
        const title = text(html, /<title>([^<]*)</);
        expect(titles.get(title), `${address} is titled like ${titles.get(title)}: ${title}`).toBeUndefined();
        titles.set(title, address);
        expect(text(html, /<meta name="description" content="([^"]*)"/).length, address).toBeGreaterThan(14);
        expect(html.match(/<h1[\s>]/g) ?? [], address).toHaveLength(1);
        // The text of the page, without scripts and styles, has no placeholder and no message id.
        const words = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
        expect(words.match(/\{\w+(?:, \w+)?\}/)?.[0], address).toBeUndefined();
        const budget = budgets.html(route);
        expect(await servedBytes(reply, budget), `${address}, brotli`).toBeLessThanOrEqual(budget);
        const next = await ask(address, agent, dictionary);
        expect(next.bytes, `${address}, after another page`).toBeLessThanOrEqual(budgets.nextPage);
        expect(text(next.html, /<title>([^<]*)</), `${address}, unpacked`).toBe(title);
        const loaded = await weighScripts(firstScripts(html));
        expect(loaded.bytes, `${address}, scripts`).toBeLessThanOrEqual(budgets.scripts(route));
        expect(loaded.files, `${address}, scripts`).toBeLessThanOrEqual(budgets.scriptFiles(route));
        if (route.boot === 'intent') {
          const later = laterScripts(html);
          const alive = await weighScripts([...firstScripts(html), ...later]);
          expect(later.length, `${address}, scripts named`).toBeGreaterThan(3);
          expect(alive.bytes, `${address}, scripts once alive`).toBeLessThanOrEqual(budgets.alive);
          expect(alive.files, `${address}, scripts once alive`).toBeLessThanOrEqual(budgets.aliveFiles);
        }
        for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"/g)) {
          // The other languages of this page have requests of their own.
          if (splitUrl(href).language === language && !href.startsWith('/en/')) links.add(href);
        }
      });
    }
    const dead: string[] = [];
    const others = [...links].filter((href) => !sound.has(href));
    await inTurns(others, 4, async (href) => {
      const mobile = /^(?:\/[a-z]{2})?\/m(?:\/|$)/.test(href);
      const { status } = await ask(href, mobile ? phone : undefined);
      if (status >= 400) dead.push(`${href} ${status}`);
    });
    expect(dead).toEqual([]);
  });
}
