import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, languages } from '@tern/domain';
import type { PublicData } from '@tern/site/renderer';
import { planFixtures } from '@tern/testing/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { dictionaryOf, packAgainst } from '../../src/dictionary/Dictionary.ts';
import { compressWith } from '../../src/node/encodeBody.ts';
import { loadRenderer } from '../../src/node/loadRenderer.ts';
import { patternOf } from '../../src/node/releaseFiles.ts';

const dist = resolve(import.meta.dirname, '../../../site/dist');
const data: PublicData = {
  currency: 'USD',
  plans: { USD: planFixtures('USD') },
  methods: ['s1'],
  campaign: null,
  trial: null,
  testMode: false,
};

/** Bytes of all scripts and built stylesheets of a page that a returning browser downloads after a release. */
const budget = 2048;

/** Hashes of files in other files: when one changes, all that import it do. */
const hash = /(?<=\/[\w-]+?-)[\w-]{7,8}(?=\.(?:js|css)["'`])/g;
/** A file as it may have been a release ago: of each file it names the hash was another, and a statement was not there. */
function before(text: string, seed: number): string {
  let draw = seed;
  const letter = () => {
    draw = (draw * 1_103_515_245 + 12_345) % 2 ** 31;
    return 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'[draw % 62] as string;
  };
  const middle = text.indexOf(';', text.length / 2) + 1;
  const changed = text.slice(0, middle) + text.slice(middle + 40);
  return changed.replace(hash, (name) => Array.from(name, letter).join(''));
}

let renderer: Awaited<ReturnType<typeof loadRenderer>>;
beforeAll(async () => {
  renderer = await loadRenderer(dist, async () => {});
});

const built = new Set(globSync('assets/*', { cwd: join(dist, 'client') }).map((name) => `/${name}`));

/** Every script and built stylesheet that a page loads until it is alive. */
function filesOf(html: string): string[] {
  const code = / data-code="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  );
  // The sheet below a fold is put together while pages are rendered, and comes whole.
  return [...new Set([...code, ...named])].filter((name) => built.has(name));
}

const paths = ['/', '/pricing', '/pricing/checkout/12m', '/webrtc-leak-test', '/login'];

it.each(paths.map((path, at) => [path, languages[(2 * at) % languages.length] as Language] as const))(
  'after a release that changes every script, %s (%s) needs 2 KB of them',
  async (path, language) => {
    const { html } = await renderer.render({
      language,
      variant: 'desktop',
      path,
      data,
      origin: 'https://vpn.example',
      now: Date.UTC(2026, 10, 28),
      blocked: false,
    });
    const files = filesOf(html);
    expect(files.length).toBeGreaterThan(1);
    const bytes = await Promise.all(
      files.map(async (name, at) => {
        expect(patternOf(name), name).not.toBeNull();
        const text = readFileSync(join(dist, 'client', name), 'utf8');
        const old = Buffer.from(before(text, at + 1));
        expect(old.equals(Buffer.from(text)), name).toBe(false);
        const dictionary = dictionaryOf(old, Buffer.alloc(32).toString('base64'));
        return packAgainst(Buffer.from(text), dictionary, compressWith).bytes.length;
      }),
    );
    const sum = bytes.reduce((a, b) => a + b, 0);
    expect(sum).toBeLessThanOrEqual(budget);
  },
);
