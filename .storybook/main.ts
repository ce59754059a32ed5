import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { repositoryMessages } from '@tern/i18n/repository';
import { ternMessages } from '@tern/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';
import { mergeConfig } from 'vite';
import { siteChangelog } from '../apps/site/scripts/siteChangelog.ts';
import { preBundled } from './preBundled.ts';
import { storyGraph } from './storyGraph.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/** Files the workbench serves from installed packages: the worker of MSW and the font of the manager. */
const served: Record<string, { file: string; type: string }> = {
  'mockServiceWorker.js': {
    file: join(dirname(require.resolve('msw/package.json')), 'lib/mockServiceWorker.js'),
    type: 'text/javascript',
  },
  'fonts/geologica.woff2': {
    file: join(
      root,
      'tokens/node_modules/@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2',
    ),
    type: 'font/woff2',
  },
};

/**
 * Folders without a source of the workbench: two watchers would look at each of their thousands of files before
 * the start is done. Of the pictures of the tests the gallery shows what it finds when the page is loaded.
 */
const unwatched =
  /^\/(apps\/(edge|service)|\.storybook\/(baselines|rejected)|docs|scripts|storybook-static|playwright-report|\.data)(\/|$)|\/(dist|devdist|\.cache)(\/|$)/;

function servedFiles(): PluginOption {
  return {
    name: 'tern:served-files',
    configureServer(server) {
      for (const [path, { file, type }] of Object.entries(served)) {
        server.middlewares.use(`/${path}`, (_request, response) => {
          response.setHeader('content-type', type);
          createReadStream(file).pipe(response);
        });
      }
    },
    generateBundle() {
      for (const [fileName, { file }] of Object.entries(served)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}

/** react-docgen calls a `readonly Option[]` unknown; types are gone at run time, so it may read `Option[]`. */
const readableLists: PluginOption = {
  name: 'tern:readable-lists',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\/packages\/(ui|patterns)\/src\/.*\.tsx$/, code: ': readonly ' },
    handler: (code) => ({ code: code.replaceAll(': readonly ', ': '), map: null }),
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Pages of the handbook before the stories they are about: the sidebar keeps this order.
  stories: [
    './handbook/pages/*.mdx',
    '../tokens/src/**/*.mdx',
    '../packages/{ui,patterns}/src/**/*.mdx',
    '../tokens/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/patterns/src/**/*.stories.tsx',
    '../packages/mails/src/**/*.stories.tsx',
    '../packages/testing/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(base) {
    return mergeConfig(base, {
      plugins: [
        readableLists,
        vanillaExtractPlugin(),
        ternMessages(repositoryMessages),
        siteChangelog({ pictures: true }),
        servedFiles(),
        storyGraph(root),
      ],
      optimizeDeps: { include: preBundled },
      server: { watch: { ignored: (path: string) => unwatched.test(path.slice(root.length)) } },
      // The sizes of 800 files serve no purpose here, and compressing each to know it takes seconds.
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    });
  },
};

export default config;
