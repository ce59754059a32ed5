import { repositoryMessages } from '@tern/i18n/repository';
import { ternMessages } from '@tern/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssFormVariants } from './scripts/cssFormVariants.ts';
import { narrowIntl } from './scripts/narrowIntl.ts';
import { pageEntries } from './scripts/pageFiles.ts';
import { shortIdentifiers } from './scripts/shortIdentifiers.ts';
import { siteMessages } from './scripts/siteMessages.ts';
import { sitePages } from './scripts/sitePages.ts';
import { withoutCycles } from './scripts/withoutCycles.ts';
import { withoutPageRoutes } from './scripts/withoutPageRoutes.ts';
import { withoutStylePreload } from './scripts/withoutStylePreload.ts';

/**
 * Scripts that always come together are one: each part of its own would be one more request, and compress worse.
 * Only modules without styles: those of a page follow its chunks.
 */
const inPackages = (...names: string[]) => `node_modules/(?:${names.join('|')})/(?!.*node_modules)`;
const oneOf = (...places: string[]) => new RegExp(places.join('|'));
const frameScripts = 'site/src/boot/(?:startFrame|closeMenus|countdowns|keepPlace)\\.';
const sharedScripts = [
  // What header and footer live by.
  { name: 'frame', test: oneOf(frameScripts), minShareCount: 2, priority: 5 },
  // What both kinds of pages start with.
  {
    name: 'boot',
    test: oneOf('site/src/boot/', 'domain/src/tracking/attribution', 'vite.preload-helper'),
    minShareCount: 2,
    priority: 4,
  },
  // What every interactive part runs on. Imports none of those below.
  {
    name: 'base',
    test: oneOf(
      inPackages('react', 'react-dom', 'scheduler', 'react-intl', '@formatjs/[\\w-]+', 'intl-messageformat'),
      'rolldown.runtime',
      'ui/src/LinkProvider/LinkProvider\\.tsx$',
      'ui/src/(?:cx|use\\w+)\\.ts$',
      'i18n/src/\\w+\\.ts$',
      'domain/src/(?:languages|brand/brand|routes/(?:splitUrl|buildPath))\\.ts$',
      'site/src/app/(?:SiteContext|PublicDataContext|useHydrated)\\.tsx?$',
    ),
    minShareCount: 3,
    priority: 3,
  },
  // Rules that nearly all pages share.
  {
    name: 'core',
    test: /domain\/src(?:\/\w+)?\/\w+\.ts$/,
    minShareCount: 12,
    priority: 2,
  },
  // What every application page runs on.
  {
    name: 'router',
    test: oneOf(
      inPackages('react-router', 'react-router-dom', 'valtio', 'proxy-compare'),
      'site/src/app/(?:\\w+\\.store\\.ts|stores\\.tsx|latestOnly\\.ts|StaticLink\\.tsx|readSite\\.ts)$',
      'site/src/api/(?:createApi|CallError|lightCall|loadAppConfig)\\.ts$',
    ),
    minShareCount: 3,
    priority: 1,
  },
  // What the pages of a purchase share.
  {
    name: 'plans',
    test: oneOf(
      'domain/src/(?:pricing|tracking)/',
      'domain/src/\\w+/isEmail\\.ts$',
      'site/src/purchase/(?:linkCode|readCookies)\\.ts$',
      'contract/src/',
      'patterns/src/(?:planWords|OrderSummary|PlanPicker)/\\w+(?:\\.messages)?\\.ts$',
      'site/src/(?:purchase|routes/winPay|messages)/(?:plans|planView|useHost|hostChannel|subscriptions|winPay)(?:\\.store|\\.messages)?\\.ts$',
    ),
    minShareCount: 3,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [narrowIntl()]),
    vanillaExtractPlugin({ identifiers: shortIdentifiers() }),
    sitePages(),
    siteMessages(),
    ternMessages(repositoryMessages),
    cssFormVariants(),
    withoutPageRoutes(),
    withoutStylePreload(),
    withoutCycles(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    // What has popovers, nesting and :has(): older engines get the plain page.
    cssTarget: ['chrome114', 'firefox125', 'safari17'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of every chunk of every page would travel with each of them; the HTML preloads its own.
      resolveDependencies: () => [],
    },
    reportCompressedSize: false,
    rollupOptions: {
      // What react-intl makes for elements of its own, which no page has.
      treeshake: {
        manualPureFunctions: [
          'createFormattedComponent',
          'createFormattedDateTimePartsComponent',
          'React.memo',
        ],
      },
      // The frame is an entry for its stylesheets: what it exports must not be shaken off.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: isSsrBuild
          ? undefined
          : { includeDependenciesRecursively: false, groups: sharedScripts },
        // A catalogue is named after its language, not after everything in it.
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /(?:site|tern)-messages\/(\w+)/.exec(facadeModuleId ?? '')?.[1];
          return language ? `assets/messages-${language}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
      input: isSsrBuild
        ? 'src/entry-server.tsx'
        : {
            app: 'src/entry-client.tsx',
            static: 'src/boot/static.ts',
            frame: 'src/app/staticFrame.ts',
            'below-frame': 'src/app/PageFooter.tsx',
            'below-menu': '../../packages/ui/src/Menu/Menu.css.ts',
            'below-countdown': '../../packages/ui/src/Countdown/CountdownBlocks.css.ts',
            'below-menus': '../../packages/patterns/src/SiteHeader/SiteHeaderMenus.css.ts',
            ...pageEntries(),
          },
    },
  },
  // Bundled, so that React is the production build whatever the process runs as.
  ssr: { noExternal: command === 'build' ? true : [/^@tern\//] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
