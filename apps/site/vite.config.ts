import { resolve } from 'node:path';
import { repositoryMessages } from '@tern/i18n/repository';
import { ternMessages } from '@tern/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { cssVariants } from './scripts/cssVariants.ts';
import { pageEntries } from './scripts/pageFiles.ts';
import { productionRouter } from './scripts/productionRouter.ts';
import { scriptGroups } from './scripts/scriptGroups.ts';
import { shortIdentifiers } from './scripts/shortIdentifiers.ts';
import { siteChangelog } from './scripts/siteChangelog.ts';
import { siteMessages } from './scripts/siteMessages.ts';
import { sitePages } from './scripts/sitePages.ts';
import { smallPreload } from './scripts/smallPreload.ts';
import { withoutCycles } from './scripts/withoutCycles.ts';
import { withoutPageRoutes } from './scripts/withoutPageRoutes.ts';
import { withoutStyles } from './scripts/withoutStyles.ts';

const serverBuild: BuildOptions = { rolldownOptions: { input: 'src/entry-server.tsx' } };

const stylesBuild: BuildOptions = {
  minify: false,
  cssMinify: true,
  rolldownOptions: {
    // Words have no looks.
    external: /^virtual:(?:site|tern)-messages/,
    // The frame is an entry for its stylesheets: what it exports must not be shaken off.
    preserveEntrySignatures: 'allow-extension',
    input: {
      app: 'src/app/startPage.tsx',
      frame: 'src/app/staticFrame.ts',
      dark: 'src/app/darkGround.ts',
      light: 'src/app/lightGround.ts',
      'below-frame': 'src/app/PageFooter.tsx',
      'below-menu': '../../packages/ui/src/Menu/Menu.css.ts',
      'below-countdown': '../../packages/ui/src/Countdown/CountdownBlocks.css.ts',
      'below-menus': '../../packages/patterns/src/SiteHeader/SiteHeaderMenus.css.ts',
      // Comes to a page after it, alone.
      consent: 'src/consent/ConsentForm.tsx',
      offerBox: 'src/offerBox/OfferBox.tsx',
      ...pageEntries(),
    },
  },
};

const pageNames = new Map(
  Object.entries(pageEntries()).map(([name, file]) => [resolve(import.meta.dirname, file), name]),
);

const scriptsBuild: BuildOptions = {
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // The document names what the first script imports (`data-code`): the names would be in every visit.
    resolveDependencies: (_file, files, { hostId }) => (hostId.includes('/boot-') ? [] : files),
  },
  rolldownOptions: {
    // `startPage` is loaded by `boot`. As an entry of its own it shares with the pages instead of having everything in it.
    input: { boot: 'src/boot/boot.ts', startPage: 'src/app/startPage.tsx' },
    preserveEntrySignatures: false,
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: scriptGroups },
      chunkFileNames: ({ facadeModuleId }) => {
        // A catalogue is named after its language, not after everything in it.
        const language = /(?:site|tern)-messages\/(\w+)/.exec(facadeModuleId ?? '')?.[1];
        const page = facadeModuleId ? pageNames.get(facadeModuleId) : undefined;
        // The router names the files of every page, and a hash does not compress.
        return `assets/${language ? `messages-${language}` : (page ?? '[name]')}-[hash:7].js`;
      },
    },
  },
};

/**
 * Two builds for the browser (docs/decisions/0002): `styles` has every page as an entry of
 * its own, and of it only the stylesheets are used; the other one has the scripts.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isStyles = mode === 'styles';
  return {
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: shortIdentifiers() }),
      sitePages(),
      siteMessages(),
      siteChangelog({ pictures: !isSsrBuild && !isStyles }),
      ternMessages(repositoryMessages),
      withoutPageRoutes(),
      ...(isStyles
        ? [cssVariants()]
        : [smallPreload(), productionRouter(), withoutStyles(), withoutCycles()]),
    ],
    publicDir: isSsrBuild || isStyles ? false : 'public',
    build: {
      target: 'es2023',
      // Engines with popovers, nesting and :has(): older ones get the plain page.
      cssTarget: ['chrome114', 'firefox125', 'safari17'],
      outDir: isSsrBuild ? 'dist/server' : isStyles ? 'dist/styles' : 'dist/client',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      ...(isSsrBuild ? serverBuild : isStyles ? stylesBuild : scriptsBuild),
    },
    // Bundled, so that React is the production build whatever the process runs as.
    ssr: { noExternal: command === 'build' ? true : [/^@tern\//] },
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  };
});
