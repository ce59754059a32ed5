import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { houseRules, unnamedBuilds } from './houseRules.ts';
import { importsOf, type SourceFile } from './rules/houseRule.ts';
import { boundedLength } from './rules/sizeRules.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const generated = new Set([
  'node_modules',
  '.git',
  'dist',
  'devdist',
  'storybook-static',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  'baselines',
]);
const isText =
  /\.(?:tsx?|mjs|js|css|html|json|mdx?|ya?ml|svg|txt|sh)$|(?:^|\/)(?:run|\.npmrc|\.gitignore|LICENSE)$/;

function readRepository(): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (generated.has(entry.name)) continue;
      const full = join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (entry.isFile() && isText.test(full)) {
        files.push({ path: relative(root, full).split(sep).join('/'), text: readFileSync(full, 'utf8') });
      }
    }
  };
  walk(root);
  return files;
}

/** Installed packages that would run something at install time. */
function packagesWithInstallScript(): string[] {
  const store = join(root, 'node_modules/.pnpm');
  const found = new Set<string>();
  for (const entry of readdirSync(store)) {
    const scope = join(store, entry, 'node_modules');
    const name = entry
      .split('@')
      .slice(0, entry.startsWith('@') ? 2 : 1)
      .join('@')
      .replace('+', '/');
    const manifest = join(scope, name, 'package.json');
    if (!existsSync(manifest)) continue;
    const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      scripts?: Record<string, string>;
    };
    if (scripts.preinstall || scripts.install || scripts.postinstall) found.add(name);
    else if (existsSync(join(scope, name, 'binding.gyp'))) found.add(name);
  }
  return [...found];
}

const repository = readRepository();

it('reads the whole repository', () => {
  expect(repository.length).toBeGreaterThan(100);
  expect(repository.some(({ path }) => path === 'pnpm-lock.yaml')).toBe(true);
});

describe.each(houseRules)('$name', (rule) => {
  it.each(rule.bad.map((files) => [files] as const))('refuses %o', (files) => {
    expect(rule.check(files)).not.toEqual([]);
  });

  it.each((rule.good ?? []).map((files) => [files] as const))('accepts %o', (files) => {
    expect(rule.check(files)).toEqual([]);
  });

  it('holds', () => {
    expect(rule.check(repository)).toEqual([]);
  });
});

describe('every package with an install script stands in allowBuilds', () => {
  it('refuses one that does not', () => {
    expect(
      unnamedBuilds(['node', '@a/b', 'left-out'], "allowBuilds:\n  node: true\n  '@a/b': false\n"),
    ).toEqual(['left-out']);
  });

  it('holds', () => {
    const found = packagesWithInstallScript();
    expect(found).toContain('esbuild');
    expect(unnamedBuilds(found, readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))).toEqual([]);
  });
});

it('installs for the Node that is installed, so that an older one beside it gives no warnings', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const [, nodeVersion] =
    /^nodeVersion: (.+)$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  expect(nodeVersion).toBe(devDependencies.node);
});

it('finds every kind of import', () => {
  expect(
    importsOf(
      `import a from 'a';\nimport 'b';\nexport * from "c";\nconst d = await import('d');\nimport type {\n e } from 'e';`,
    ),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('refuses an exception from the bounds of length that is no longer needed', () => {
  const long = { path: 'scripts/long.ts', text: 'step();\n'.repeat(301) };
  const repository = [long, { path: 'pnpm-workspace.yaml', text: '' }];
  expect(boundedLength(['scripts/long.ts']).check(repository)).toEqual([]);
  expect(boundedLength(['scripts/long.ts', 'scripts/gone.ts']).check(repository)).toHaveLength(1);
  expect(boundedLength(['scripts/long.ts step', 'scripts/long.ts']).check(repository)).toHaveLength(1);
});
