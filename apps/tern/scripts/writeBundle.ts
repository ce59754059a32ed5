import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { supportedVersions } from '@tern/service/supportedVersions';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { type CopiedPackage, copiedPackages } from './copiedPackages.ts';
import { firstFile } from './firstFile.ts';
import { licencesOf } from './licencesOf.ts';
import { placedModules } from './placedModules.ts';

const root = resolve(import.meta.dirname, '../../..');
const entries = ['tern', 'service', 'ops', 'geoUpdate'];

/** The file that the first file of a program loads. */
const mainFile = (name: string) => `${name}.main.mjs`;

/** Read at run time beside the modules that name them. */
const data = [
  'apps/edge/fonts',
  'apps/service/data',
  'apps/service/src/db/migrations',
  'apps/site/dist/articles.json',
  'apps/site/dist/client',
  'apps/site/dist/server',
  'packages/i18n/messages',
];

/** Names stay, for the traces of errors. */
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** Loaded by a package where it is installed; nothing here installs it. */
const optional = ['pg-native'];

interface Bundle {
  bytes: number;
  /** Bytes by folder of the root; `code` is the scripts. */
  parts: Record<string, number>;
}

const sizeOf = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .filter((found) => found.isFile())
    .reduce((sum, { size }) => sum + size, 0);

/**
 * V8 keeps the source of a module, and takes two bytes for each character of one with a letter beyond Latin-1. Such
 * letters become escapes where that takes less: not in the texts of languages with letters of their own.
 */
function inFewerBytes(code: string): string {
  const ascii = code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return ascii.length < 2 * code.length ? ascii : code;
}

/** The compiled texts of one language, as Vite names the module in the first line of its chunk. */
const catalogue = /^\/\/ \\0virtual:tern-messages\/\w+\n/;

/** Moves texts to a file that the chunk reads: V8 keeps the source of a module, and forgets that of JSON. */
async function moveTexts(file: string): Promise<void> {
  const { default: texts } = (await import(pathToFileURL(file).href)) as { default: unknown };
  const name = basename(file, '.js');
  writeFileSync(join(dirname(file), `${name}.json`), JSON.stringify(texts));
  writeFileSync(
    file,
    `import{readFileSync}from"node:fs";\nexport default JSON.parse(readFileSync(new URL("./${name}.json",import.meta.url),"utf8"));\n`,
  );
}

async function writeCode(out: string, copied: readonly CopiedPackage[]): Promise<string[]> {
  const external = new Set([...builtinModules, ...optional, ...copied.map(({ name }) => name)]);
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(
      entries.map((name) => [name, join(root, 'apps/tern/src/bundle', `${name}.ts`)]),
    ),
    external: (id) => id.startsWith('node:') || external.has(id),
    plugins: [placedModules(root)],
    // Syntax that the oldest Node does not know is written in older syntax.
    transform: { target: `node${supportedVersions.node.oldest}` },
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
  });
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: mainFile('[name]'),
    chunkFileNames: 'shared-[hash].mjs',
    minify,
  });
  await build.close();
  for (const name of entries) {
    writeFileSync(join(out, `${name}.mjs`), firstFile(mainFile(name), `${process.platform}-${process.arch}`));
  }
  for (const file of output)
    if (file.type === 'chunk') writeFileSync(join(out, file.fileName), inFewerBytes(file.code));
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Writes the product to a folder of its own; what was there is removed. */
export async function writeBundle(out: string): Promise<Bundle> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const copied = copiedPackages(root);
  const modules = await writeCode(out, copied);
  for (const path of data) cpSync(join(root, path), join(out, path), { recursive: true });
  for (const name of globSync('apps/site/dist/server/**/*.js', { cwd: out })) {
    const file = join(out, name);
    const code = readFileSync(file, 'utf8');
    if (catalogue.test(code)) await moveTexts(file);
    else writeFileSync(file, inFewerBytes(minifySync(name, code, minify).code));
  }
  for (const { name, folder, files } of copied) {
    for (const file of files) {
      const target = join(out, 'node_modules', name, file);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(folder, file), target);
    }
  }
  for (const file of ['LICENSE', 'NOTICE.md']) cpSync(join(root, file), join(out, file));
  writeFileSync(join(out, 'LICENCES.txt'), licencesOf(modules));
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ name: 'tern', private: true, type: 'module', engines: { node: `>=${supportedVersions.node.oldest}` } }, null, 2)}\n`,
  );
  const folders = globSync('*/', { cwd: out }).map((name) => [name, sizeOf(join(out, name))] as const);
  const bytes = sizeOf(out);
  const code = bytes - folders.reduce((sum, [, size]) => sum + size, 0);
  return { bytes, parts: { code, ...Object.fromEntries(folders) } };
}
