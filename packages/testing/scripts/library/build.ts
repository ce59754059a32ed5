import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepIdsOnly } from '@tern/i18n/readMessages';
import { type RenderedChunk, rolldown } from 'rolldown';
import { svgAddresses } from './svgAddresses.ts';
import { vanillaStyles } from './vanillaStyles.ts';
import { writeCatalogues } from './writeCatalogues.ts';
import { writeDeclarations } from './writeDeclarations.ts';

/**
 * Builds what is published: in a package's folder this package, at the root all of them. Every source module
 * stays a module, so that a bundler takes what is used. Types come from the TypeScript compiler.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const published = ['tokens', 'packages/domain', 'packages/i18n', 'packages/ui', 'packages/patterns'].map(
  (path) => join(root, path),
);

async function buildModules(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
    publishConfig: { exports: Record<string, unknown> };
  };
  const entries = Object.entries(manifest.exports)
    .filter(([name, path]) => name in manifest.publishConfig.exports && /(?<!\.d)\.ts$/.test(path))
    .map(([, path]) => join(folder, path));
  const bundle = await rolldown({
    cwd: folder,
    input: entries,
    external: (id) => !/^[./]|^tern-style:/.test(id),
    // Names of files are shown to whoever debugs, values to whoever reads the source.
    optimization: { inlineConst: false },
    transform: { target: 'es2023', jsx: { runtime: 'automatic', development: false } },
    plugins: [
      vanillaStyles(folder),
      svgAddresses(),
      {
        name: 'tern:message-ids',
        transform: {
          filter: { id: /\.messages\.ts$/ },
          handler: (code, id) => ({ code: keepIdsOnly(code, id), map: null }),
        },
      },
    ],
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    entryFileNames: '[name].js',
    sourcemap: true,
    banner: clientDirective,
  });
  await bundle.close();
  // Names of classes come out of evaluation: their maps lead nowhere.
  for (const map of globSync('dist/**/*.css.js.map', { cwd: folder })) {
    const file = join(folder, map.slice(0, -'.map'.length));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, ''));
    rmSync(join(folder, map));
  }
}

/** Modules with state, effects or contexts belong to the browser: React's server components read this line. */
function clientDirective({ facadeModuleId, imports }: RenderedChunk): string {
  const browser = facadeModuleId?.endsWith('.tsx') || imports.some((name) => /^(react|@radix-ui)/.test(name));
  return browser ? "'use client';" : '';
}

const here = published.filter((folder) => folder === process.cwd());
const folders = here.length > 0 ? here : published;
for (const folder of folders) rmSync(join(folder, 'dist'), { recursive: true, force: true });
writeDeclarations(root, folders);
for (const folder of folders) {
  await buildModules(folder);
  for (const file of globSync('src/*.d.ts', { cwd: folder })) {
    if (basename(file) === 'virtual.d.ts')
      copyFileSync(join(folder, file), join(folder, 'dist', basename(file)));
  }
  if (basename(folder) === 'tokens') {
    writeFileSync(join(folder, 'dist/stylesheet.d.ts'), '/** A stylesheet has no exports. */\nexport {};\n');
  }
  if (basename(folder) === 'patterns') await writeCatalogues(root, join(folder, 'dist/messages'));
  console.log(`built ${basename(folder)}`);
}
