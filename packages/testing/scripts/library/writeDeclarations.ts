import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const declaration = /\.d\.ts$/;

/**
 * Writes the `.d.ts` of every folder into its `dist`, in one run of the compiler. The compiler leaves `./X.tsx`
 * in declarations as it is; published ones say `./X.js`, which every resolution understands.
 */
export function writeDeclarations(root: string, folders: readonly string[]): void {
  // Inside the repository, so that the compiler finds the types named in its options.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'declarations-'));
  const config = join(out, 'tsconfig.json');
  try {
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: root,
          outDir: join(out, 'out'),
        },
        include: [
          ...folders.flatMap((folder) => ['ts', 'tsx'].map((ending) => join(folder, `src/**/*.${ending}`))),
        ],
        exclude: [
          ...folders.flatMap((folder) => [
            join(folder, 'src/**/*.stories.tsx'),
            join(folder, 'src/**/*.test.*'),
          ]),
        ],
      }),
    );
    const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], {
      cwd: root,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`The declarations have errors.\n${run.stdout}${run.stderr}`);
    for (const folder of folders) {
      const from = join(out, 'out', relative(root, folder), 'src');
      for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
        if (!declaration.test(name)) continue;
        const file = join(from, name);
        writeFileSync(
          file,
          readFileSync(file, 'utf8').replaceAll(
            /((?:from |import\(|import )['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g,
            '$1.js$2',
          ),
        );
      }
      cpSync(from, join(folder, 'dist'), { recursive: true });
    }
  } finally {
    rmSync(out, { recursive: true });
  }
}
