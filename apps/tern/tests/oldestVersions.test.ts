import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supportedVersions } from '@tern/service/supportedVersions';
import { freePort } from '@tern/testing/freePort';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buyPlan } from './buyPlan.ts';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { type Bundled, startBundled } from './startBundled.ts';

const oldestNode = fileURLToPath(
  new URL(
    `../node_modules/oldest-node/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
    import.meta.url,
  ),
);

describe('the bundle on the oldest Node and the oldest PostgreSQL that are promised', () => {
  let outside: OutsideWorld;
  let tern: Bundled;
  beforeAll(async () => {
    const port = await freePort();
    outside = await openOutsideWorld(`http://127.0.0.1:${port}`, { postgres: 'oldest-postgres' });
    tern = await startBundled({
      bundle: inject('bundle'),
      program: 'tern',
      port,
      settings: outside.settings,
      node: oldestNode,
    });
  });
  afterAll(async () => {
    await tern?.stop();
    await outside?.close();
  });
  const ops = (...words: string[]) =>
    execFileSync(oldestNode, ['ops.mjs', ...words], {
      cwd: inject('bundle'),
      env: { PATH: '/usr/bin:/bin', ...outside.settings },
      encoding: 'utf8',
    });

  it('runs on these versions, and no others', () => {
    const version = execFileSync(oldestNode, ['--version'], { encoding: 'utf8' });
    expect(version.slice(1)).toMatch(new RegExp(`^${supportedVersions.node.oldest.replace('.', '\\.')}\\.`));
    expect(
      spawnSync(oldestNode, ['ops.mjs', 'doctor', '--json'], {
        cwd: inject('bundle'),
        env: { PATH: '/usr/bin:/bin', ...outside.settings },
        encoding: 'utf8',
      }).stdout,
    ).toContain(`PostgreSQL ${supportedVersions.postgres.oldest}.`);
  });

  it('shows pages', async () => {
    for (const path of ['/', '/ar/pricing', '/m/home', '/blog']) {
      expect((await fetch(tern.origin + path)).status, path).toBe(200);
    }
    const picture = await fetch(`${tern.origin}/og/ja/pricing.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('sells, and shows the order to the operator', async () => {
    await buyPlan(tern.origin, { email: 'oldest@mail.test', pay: outside.pay });
    expect(ops('orders')).toContain('oldest@mail.test');
    expect(ops('report')).toContain('USD');
  });

  it('has no syntax in any of its files that this Node cannot read', () => {
    const folder = inject('bundle');
    const files = globSync('{*.mjs,apps/**/*.js,packages/**/*.js}', { cwd: folder });
    expect(files.length).toBeGreaterThan(100);
    // Parsed only: most of them are loaded when a page needs them.
    const script = `import { readFileSync } from 'node:fs';
import { SourceTextModule } from 'node:vm';
for (const file of process.argv.slice(1)) {
  try { new SourceTextModule(readFileSync(file, 'utf8')); } catch (error) { console.log(file, error.message); }
}`;
    const { stdout, status } = spawnSync(
      oldestNode,
      ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '-e', script, '--', ...files],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('the first file of every program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern-first-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pretend = join(folder, 'pretend.cjs');
  writeFileSync(
    pretend,
    `const { VERSION, PLATFORM } = process.env;
const define = (name, value) => value && Object.defineProperty(process, name, { value });
define('versions', VERSION && { ...process.versions, node: VERSION });
define('platform', PLATFORM);`,
  );
  /** The output of a program on another Node or system than this one. */
  const said = (program: string, env: Record<string, string>) => {
    const { stderr, stdout, status } = spawnSync(
      process.execPath,
      ['--require', pretend, `${program}.mjs`, 'help'],
      {
        cwd: inject('bundle'),
        env: { PATH: '/usr/bin:/bin', ...env },
        encoding: 'utf8',
      },
    );
    return { text: (stderr + stdout).trim(), status };
  };

  it.each(['tern', 'service', 'ops', 'geoUpdate'])(
    '%s.mjs says in one sentence that Node is too old',
    (program) => {
      for (const version of ['12.22.0', '20.20.2', '22.17.1'])
        expect(said(program, { VERSION: version })).toEqual({
          text: `Tern needs Node ${supportedVersions.node.oldest} or newer, this is ${version}.`,
          status: 1,
        });
    },
  );

  it('refuses a Node that was not tried, until it is allowed', () => {
    const newer = { VERSION: `${Number(supportedVersions.node.newest) + 1}.0.0` };
    expect(said('ops', newer).text).toMatch(/^Tern was not tried with Node .*ALLOW_UNPROVEN_VERSIONS=1\.$/);
    expect(said('ops', { ...newer, ALLOW_UNPROVEN_VERSIONS: '1' }).text).toContain('orders');
    expect(said('ops', {}).text).toContain('orders');
  });

  it('refuses another system than the one that the bundle was made for', () => {
    expect(said('tern', { PLATFORM: 'aix' }).text).toMatch(
      /^This bundle was made for \S+, this is aix-\S+\. Make one/,
    );
  });

  it('is written in syntax that any Node with modules knows', () => {
    for (const program of ['tern', 'service', 'ops', 'geoUpdate']) {
      const text = readFileSync(join(inject('bundle'), `${program}.mjs`), 'utf8');
      expect(text).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\.|^import\b/m);
    }
  });
});
