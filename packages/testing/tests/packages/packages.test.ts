import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { type Browser, chromium, type Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../src/browser.ts';
import { serveFolder } from '../../src/serveFolder.ts';
import { outsiderFiles } from './outsiderFiles.ts';
import { run } from './run.ts';

/**
 * The library as others have it: built, packed, checked, installed into an application outside of the
 * repository, bundled, and shown in the browser.
 */

interface Built {
  js: string;
  css: string;
  modules: string[];
  /** Files of drawings that come with it. */
  drawings: number;
}

/** The size of one Button in brotli bytes, without React. `css` is without the custom properties of the tokens. */
const buttonBudget = { js: 1100, css: 900, tokens: 1900 };

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const folders = {
  tokens: 'tokens',
  domain: 'packages/domain',
  i18n: 'packages/i18n',
  ui: 'packages/ui',
  patterns: 'packages/patterns',
};
const names = Object.keys(folders) as (keyof typeof folders)[];

let work: string;
let app: string;
const packed = {} as Record<keyof typeof folders, string>;
let built: Record<'button' | 'buttonAlone' | 'path' | 'everything' | 'words', Built>;

const brotli = (text: string) => brotliCompressSync(text).length;
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;

/** The versions the repository itself is tested with. */
function toolVersions(): Record<string, string> {
  const wanted = [
    'react',
    'react-dom',
    'react-intl',
    'vite',
    '@types/node',
    '@types/react',
    '@types/react-dom',
  ];
  return Object.fromEntries(
    wanted.map((name) => [name, String(manifestOf(join(root, 'node_modules', name)).version)]),
  );
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'outsider-'));
  app = join(work, 'app');
  await run(process.execPath, ['packages/testing/scripts/library/build.ts'], root);
  await Promise.all(
    names.map(async (name) => {
      await run('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', work], join(root, folders[name]));
      const { version } = manifestOf(join(root, folders[name]));
      packed[name] = join(work, `tern-${name}-${version}.tgz`);
    }),
  );
  const files = outsiderFiles(
    Object.fromEntries(names.map((name) => [`@tern/${name}`, packed[name]])),
    toolVersions(),
  );
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, name)), { recursive: true });
    await writeFile(join(app, name), text);
  }
  await run('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline', '--ignore-scripts'], app);
  built = JSON.parse(await run(process.execPath, ['build.mjs'], app));
});

afterAll(() => rm(work, { recursive: true, force: true }));

describe.each(names)('@tern/%s', (name) => {
  it('is packed as publint wants it', async () => {
    const file = await readFile(packed[name]);
    const tarball = new Uint8Array(file).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve wherever modules are understood', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(await readFile(packed[name]))),
    );
    if (!analysis.types) throw new Error('There are no types.');
    // Plain ESM: what only require() and the oldest resolution would miss is no fault.
    const seen = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(seen).toEqual([]);
    for (const [entry, { resolutions }] of Object.entries(analysis.entrypoints)) {
      if (entry.includes('*') || entry === './package.json') continue;
      expect(resolutions.bundler.resolution, entry).toBeDefined();
    }
  });

  it('hides what is inside, and brings its licence, its manual and its changes', () => {
    const folder = join(app, 'node_modules/@tern', name);
    const inside = createRequire(join(app, 'package.json'));
    expect(existsSync(join(folder, 'dist/index.js'))).toBe(true);
    expect(() => inside.resolve(`@tern/${name}/dist/index.js`)).toThrow('not defined by "exports"');
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) {
      expect(existsSync(join(folder, file)), file).toBe(true);
    }
    expect(existsSync(join(folder, 'src'))).toBe(false);
    expect(JSON.stringify(manifestOf(folder))).not.toMatch(/workspace:|catalog:/);
  });

  it('has a source map beside every script', () => {
    const folder = join(app, 'node_modules/@tern', name);
    const mapOf = (file: string) => {
      const address = /^\/\/# sourceMappingURL=(\S+)/m.exec(readFileSync(join(folder, file), 'utf8'));
      return address?.[1] && join(folder, dirname(file), address[1]);
    };
    // Nothing to lead back to: class names come out of evaluation, addresses of drawings from nowhere, the runtime
    // from the bundler, and an index only passes on.
    const passesOn = (file: string) =>
      !/^(?!import |export \{|\/\/)\S/m.test(readFileSync(join(folder, file), 'utf8'));
    const made = globSync('dist/**/*.js', { cwd: folder }).filter(
      (file) => !/\.css\.js$|\.address\.js$|dist\/(messages|_virtual)\//.test(file) && !passesOn(file),
    );
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((file) => !mapOf(file))).toEqual([]);
    for (const map of made.map((file) => mapOf(file) as string)) {
      const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as Record<string, unknown[]>;
      expect(sourcesContent?.filter(Boolean).length, map).toBe(sources?.length);
    }
  });
});

describe('in an application of somebody else', () => {
  it.each(['tsconfig.json', 'tsconfig.node.json'])('passes the compiler with %s', async (config) => {
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', config], app);
  });

  it('gives a Button, and nothing that is not one', () => {
    const own = built.button.modules.filter((id) => id.startsWith('@tern/ui/'));
    const inner = own.map((id) => id.replace('@tern/ui/dist/', '')).filter((id) => id !== 'index.js');
    expect(inner.sort()).toEqual([
      'Button/Button.css',
      'Button/Button.css.js',
      'Button/Button.js',
      'Icon/Icon.css',
      'Icon/Icon.css.js',
      'Icon/Icon.js',
      'LinkProvider/LinkProvider.js',
      'cx.js',
    ]);
    expect(built.button.modules.filter((id) => /radix|patterns|i18n|formatjs/.test(id))).toEqual([]);
    expect(built.everything.modules.some((id) => id.includes('radix'))).toBe(true);
  });

  it('gives a Button by its path without the drawings of the others', () => {
    expect(built.everything.drawings).toBeGreaterThan(10);
    expect(built.path.drawings).toBe(0);
    expect(built.path.js.length).toBeGreaterThan(500);
  });

  it.each(['ui', 'patterns'])('marks what belongs to the browser for server components, %s', (name) => {
    const folder = join(app, 'node_modules/@tern', name);
    const scripts = globSync('dist/**/*.js', { cwd: folder }).map((file) => ({
      file,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
    const marked = scripts.filter(({ text }) => /^['"]use client['"]/.test(text));
    const forBrowser = scripts.filter(({ text }) =>
      /^import .*from ["'](react|react-intl|@radix-ui.*)["']/m.test(text),
    );
    expect(forBrowser.length).toBeGreaterThan(20);
    expect(forBrowser.filter((script) => !marked.includes(script)).map(({ file }) => file)).toEqual([]);
    // The index only passes on: on a server it gives references to the browser's modules.
    expect(marked.map(({ file }) => file)).not.toContain('dist/index.js');
  });

  it('costs what it may', () => {
    const button = { js: brotli(built.button.js), css: brotli(built.buttonAlone.css) };
    const tokens = brotli(built.button.css) - button.css;
    const all = built.everything.css;
    process.stdout.write(
      `One Button: ${button.js} B of script, ${button.css} B of styles, ${tokens} B of tokens (brotli).\n` +
        `All styles: ${all.length} B, ${brotli(all)} B in brotli.\n` +
        `All scripts without React: ${brotli(built.everything.js)} B in brotli.\n`,
    );
    expect(button.js).toBeLessThanOrEqual(buttonBudget.js);
    expect(button.css).toBeLessThanOrEqual(buttonBudget.css);
    expect(tokens).toBeLessThanOrEqual(buttonBudget.tokens);
    expect(button.css).toBeGreaterThan(200);
  });

  it('takes the words of one pattern out of a catalogue', () => {
    expect(built.words.js).toContain('loginForm.');
    expect(built.words.js).not.toContain('checkoutForm.');
  });

  it('leaves the message parser and notes for translators out', () => {
    expect(built.everything.js).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(built.everything.js).not.toContain('defaultMessage:');
  });
});

describe('in the browser', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveFolder>>;
  const texts = (language: string) =>
    JSON.parse(readFileSync(join(root, `packages/i18n/messages/${language}.json`), 'utf8')) as Record<
      string,
      string
    >;

  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    served = await serveFolder(join(app, 'out'));
  });

  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  async function open(language: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      // There is no favicon to serve.
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        complaints.push(response.url());
    });
    await page.goto(`${served.origin}/?language=${language}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return { page, complaints };
  }

  /** The colour an element has, and the one the token says. */
  const colours = (page: Page, selector: string, token: string) =>
    page.evaluate(
      ([element, name]) => {
        const probe = document.createElement('i');
        probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(name as string);
        document.body.append(probe);
        const wanted = getComputedStyle(probe).color;
        probe.remove();
        return {
          set: probe.style.color !== '',
          wanted,
          is: getComputedStyle(document.querySelector(element as string) as Element).backgroundColor,
        };
      },
      [selector, token],
    );

  it('shows components and a pattern in German', async () => {
    const { page, complaints } = await open('de');
    await expect.poll(() => page.getByRole('heading').allTextContents()).toContain('Willkommen, Ada.');
    await page
      .getByRole('heading', { name: texts('de')['loginForm.title'] as string, exact: true })
      .waitFor();

    const button = await colours(page, 'main > button', '--color-action');
    expect(button.set).toBe(true);
    expect(button.is).toBe(button.wanted);

    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'A question' });
    await dialog.waitFor();
    const surface = await colours(page, '[role="dialog"]', '--color-surface');
    expect(surface.is).toBe(surface.wanted);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows them in Arabic, from right to left, with its font', async () => {
    const { page, complaints } = await open('ar');
    const title = page.getByRole('heading', { name: texts('ar')['loginForm.title'] as string, exact: true });
    await title.waitFor();
    expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const heading = await title.boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan(width / 2);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Plex Sans Arabic') && status === 'loaded',
          ),
        ),
      )
      .toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('turns dark, and draws the maps it brings', async () => {
    const { page, complaints } = await open('de');
    const light = await colours(page, 'body', '--color-bg');
    expect(light.is).toBe(light.wanted);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const dark = await colours(page, 'body', '--color-bg');
    expect(dark.is).toBe(dark.wanted);
    expect(dark.is).not.toBe(light.is);

    const maps = await page.evaluate(() =>
      [...document.querySelectorAll('use')].map((use) => ({
        href: use.href.baseVal,
        drawn: use.getBoundingClientRect().width > 0,
      })),
    );
    expect(maps.length).toBeGreaterThan(2);
    for (const { href, drawn } of maps) {
      // A `data:` address would be refused by the browser.
      expect(href).toMatch(/^http.*\.svg#\w+$/);
      expect(drawn, href).toBe(true);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
});
