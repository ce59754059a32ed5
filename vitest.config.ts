import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { languages } from '@tern/domain';
import { repositoryMessages } from '@tern/i18n/repository';
import { ternMessages } from '@tern/i18n/vite';
import { launchOptions } from '@tern/testing';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sheetTag, variants } from './.storybook/modes.ts';
import { siteChangelog } from './apps/site/scripts/siteChangelog.ts';
import { sitePages } from './apps/site/scripts/sitePages.ts';
import { addedLanguage, addLanguage } from './packages/testing/src/addLanguage.ts';

/** The pinned browser is unpacked here, once, before any worker starts. */
const chromium = await launchOptions();

const testSetup = join(import.meta.dirname, 'packages/testing/src/testSetup.ts');

/** Milliseconds after which a test hangs. It judges no speed: a busy machine needs several times as long as a quiet one. */
const hangs = 180_000;
/** In Node: patient waits, and the same draws in every run. */
const inNode = { environment: 'node' as const, setupFiles: [testSetup] };

/**
 * Files that wait for a database and for jobs: one more of them than processors, as far as the connections of one
 * server go. Projects with a bound of their own stand in a group of their own.
 */
const onPostgres = {
  setupFiles: [testSetup, join(import.meta.dirname, 'apps/service/tests/sharedState.ts')],
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  sequence: { groupOrder: 1 },
};

/** The service on the oldest PostgreSQL that is promised (apps/service/src/supported). */
const onOldestPostgres = (name: string, include: string[]) => ({
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude: ['**/node_modules/**', 'apps/service/tests/addedLanguage/**'],
    globalSetup: ['apps/service/tests/oldestDatabaseServer.ts', 'apps/service/tests/trafficFolder.ts'],
    testTimeout: hangs,
    hookTimeout: hangs,
    ...onPostgres,
  },
});

/** Whether `--project` names this one, or none. */
function runs(project: string): boolean {
  const chosen = process.argv.flatMap((arg, at, all) =>
    arg === '--project' ? (all[at + 1] ?? []) : arg.startsWith('--project=') ? arg.slice(10) : [],
  );
  return chosen.length === 0 || chosen.some((name) => name === project || name.includes('*'));
}

/** Every story: it renders, its play passes, axe finds nothing. Storybook makes an index of them first, for seconds. */
const stories = () => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { motion: 'reduced' },
      // A sheet repeats the stories of its part, which are all here.
      tags: { exclude: [sheetTag] },
    }),
  ],
  test: {
    name: 'stories',
    isolate: false,
    // The test command names what passed at its second try, and fails for more than two.
    retry: 1,
    testTimeout: hangs,
    hookTimeout: hangs,
    expect: { poll: { timeout: 45_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromium,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' as const, viewport: variants.desktop }],
    },
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    // Left to itself Vitest keeps one processor free, which is half of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Rules and pure functions.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          ...inNode,
          // Nothing here needs a process of its own, which takes longer to begin.
          pool: 'threads',
          include: [
            'tokens/src/**/*.test.{ts,tsx}',
            'packages/{articles,domain,i18n,contract,mails,observe,ui,testing}/{src,tests}/**/*.test.{ts,tsx}',
            'apps/{edge,sandbox}/{src,tests}/**/*.test.ts',
          ],
          // Run by Playwright, or after a build.
          exclude: [
            '**/node_modules/**',
            'packages/testing/tests/{visual,packages}/**',
            'apps/edge/tests/engines/**',
          ],
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // The built site from Node and from workerd: one table, and the bytes of every family of pages.
        test: {
          name: 'engines',
          ...inNode,
          include: ['apps/edge/tests/engines/**/*.test.ts'],
          globalSetup: ['apps/edge/tests/engines/buildWorker.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // The packages as others install them: built, packed, and used outside of the repository.
        test: {
          name: 'packages',
          ...inNode,
          include: ['packages/testing/tests/packages/**/*.test.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        // What renders with messages: they are compiled as in the site's build.
        plugins: [vanillaExtractPlugin(), sitePages(), siteChangelog(), ternMessages(repositoryMessages)],
        test: {
          name: 'messages',
          ...inNode,
          include: [
            'packages/patterns/{src,tests}/**/*.test.{ts,tsx}',
            'apps/site/{src,tests}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'apps/site/tests/addedLanguage/**'],
          testTimeout: hangs,
          hookTimeout: hangs,
          server: { deps: { inline: [/^@tern\//, /@formatjs/, 'react-intl'] } },
        },
      },
      {
        // The pages and the API with one language more: a row of the table is all it takes.
        plugins: [
          addLanguage(),
          vanillaExtractPlugin(),
          sitePages(),
          siteChangelog(),
          ternMessages({ ...repositoryMessages, languages: [...languages, addedLanguage] }),
        ],
        test: {
          name: 'addedPages',
          ...inNode,
          include: ['apps/site/tests/addedLanguage/**/*.test.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
          server: { deps: { inline: [/^@tern\//, /@formatjs/, 'react-intl'] } },
        },
      },
      {
        // The API on a real PostgreSQL.
        test: {
          name: 'service',
          ...inNode,
          include: ['apps/service/{src,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/service/tests/addedLanguage/**'],
          globalSetup: ['apps/service/tests/databaseServer.ts', 'apps/service/tests/trafficFolder.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
          ...onPostgres,
        },
      },
      // Every migration, and the files whose queries use most of PostgreSQL: part of `test`.
      onOldestPostgres(
        'oldestPostgres',
        ['blog', 'blogSearch', 'report', 'ops', 'renewal', 'newsletter'].map(
          (name) => `apps/service/tests/${name}.test.ts`,
        ),
      ),
      // All of the service's tests, by hand: minutes.
      onOldestPostgres('serviceOnOldestPostgres', ['apps/service/{src,tests}/**/*.test.ts']),
      {
        // The product as it is deployed: the bundle, several processes, the files beside it.
        test: {
          name: 'deploy',
          ...inNode,
          include: ['apps/tern/tests/**/*.test.ts'],
          globalSetup: ['apps/tern/tests/bundleOnce.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
          fileParallelism: false,
        },
      },
      {
        // A purchase in the added language.
        plugins: [addLanguage()],
        test: {
          name: 'addedCheckout',
          ...inNode,
          include: ['apps/service/tests/addedLanguage/**/*.test.ts'],
          globalSetup: ['apps/service/tests/databaseServer.ts', 'apps/service/tests/trafficFolder.ts'],
          testTimeout: hangs,
          hookTimeout: hangs,
          ...onPostgres,
        },
      },
      ...(runs('stories') ? [stories()] : []),
    ],
  },
});
