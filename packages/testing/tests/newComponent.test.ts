import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { houseRules } from '../src/houseRules.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const copy = mkdtempSync(join(tmpdir(), 'new-component-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (tool: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' });
const lay = (...args: string[]) =>
  execFileSync(
    process.execPath,
    [join(root, 'packages/testing/scripts/newComponent.ts'), ...args, '--root', copy],
    {
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );

test('a new component passes types, lint and house rules', () => {
  for (const room of ['ui', 'patterns']) {
    mkdirSync(join(copy, 'packages', room), { recursive: true });
    cpSync(join(root, 'packages', room, 'src'), join(copy, 'packages', room, 'src'), { recursive: true });
    for (const kept of ['package.json', 'node_modules']) {
      symlinkSync(join(root, 'packages', room, kept), join(copy, 'packages', room, kept));
    }
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'biome.json'), join(copy, 'biome.json'));
  const compilerOptions = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).compilerOptions;
  const made = ['packages/ui/src/TestPlate', 'packages/patterns/src/TestBand'];
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: made.map((folder) => `${folder}/**/*`) }),
  );

  lay('TestPlate');
  lay('TestBand', '--room', 'patterns');

  const files = made.flatMap((folder) =>
    readdirSync(join(copy, folder)).map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(join(copy, folder, name), 'utf8'),
    })),
  );
  expect(files).toHaveLength(9);
  expect(houseRules.flatMap((rule) => rule.check(files))).toEqual([]);
  expect(readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8')).toContain('TestPlateProps');
  expect(readFileSync(join(copy, 'packages/ui/src/index.test.ts'), 'utf8')).toContain("'TestPlate',");

  const code = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  run(
    'biome',
    'check',
    '--vcs-enabled=false',
    ...code,
    ...['ui', 'patterns'].map((r) => `packages/${r}/src/index.ts`),
  );
  run('tsc', '-p', 'tsconfig.json');

  // The second of the same name, and a name no component has, are refused and change nothing.
  expect(() => lay('TestPlate')).toThrow('exists already');
  expect(() => lay('plate')).toThrow('such as PlanCard');
  expect(existsSync(join(copy, 'packages/ui/src/plate'))).toBe(false);
});
