import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Renderer } from '@tern/site/renderer';
import { afterAll, expect, test } from 'vitest';
import { houseRules } from '../src/houseRules.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-page-')));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (tool: string, args: readonly string[], cwd = copy) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    // As a build on its own: what runs this test says that it is a test.
    env: { ...process.env, NODE_ENV: 'production' },
  });
const lay = (...args: string[]) =>
  execFileSync(
    process.execPath,
    [join(root, 'packages/testing/scripts/newPage.ts'), ...args, '--root', copy],
    { encoding: 'utf8', stdio: 'pipe' },
  );

const rooms = [
  'tokens',
  ...['ui', 'patterns', 'i18n', 'domain', 'contract'].map((name) => `packages/${name}`),
  'apps/site',
];

/** A room with its sources, and with the dependencies it has here, save that rooms depend on those of the copy. */
function copyRoom(room: string) {
  const left = new Set(['node_modules', 'dist']);
  cpSync(join(root, room), join(copy, room), {
    recursive: true,
    filter: (file) => !left.has(basename(file)),
  });
  const modules = join(root, room, 'node_modules');
  if (!existsSync(modules)) return;
  for (const name of readdirSync(modules).filter((each) => !each.startsWith('.'))) {
    const scoped = name.startsWith('@')
      ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`)
      : [name];
    for (const dependency of scoped) {
      const target = realpathSync(join(modules, dependency));
      const link = join(copy, room, 'node_modules', dependency);
      mkdirSync(dirname(link), { recursive: true });
      const ours = rooms.find((each) => target === realpathSync(join(root, each)));
      symlinkSync(ours ? join(copy, ours) : target, link);
    }
  }
}

test('a new page passes types, lint and house rules, and is rendered', { timeout: 300_000 }, async () => {
  for (const room of rooms) copyRoom(room);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'biome.json'), join(copy, 'biome.json'));

  lay('OpenJobs');

  const made = [
    'apps/site/src/routes/info/OpenJobsPage.tsx',
    'apps/site/src/routes/info/openJobsPage.messages.ts',
  ];
  const manifest = 'packages/domain/src/routes/infoRoutes.ts';
  const files = made.map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));
  expect(houseRules.flatMap((rule) => rule.check(files))).toEqual([]);
  run('biome', ['check', '--vcs-enabled=false', ...made, manifest]);
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: [...made, manifest, 'apps/site/src/routes.tsx'] }),
  );
  run('tsc', ['-p', 'tsconfig.json']);

  run('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx'], join(copy, 'apps/site'));
  const built = pathToFileURL(join(copy, 'apps/site/dist/server/entry-server.js')).href;
  const { renderPage } = (await import(/* @vite-ignore */ built)) as Renderer;
  const page = await renderPage({
    language: 'en',
    variant: 'desktop',
    path: '/open-jobs',
    data: {
      currency: 'USD',
      plans: {},
      methods: [],
      campaign: null,
      trial: { planId: '12m', days: 30 },
      testMode: false,
    },
    origin: 'https://tern.example',
    now: 0,
  });
  expect(page).toMatchObject({ status: 200, id: 'openJobs', boot: 'static' });
  expect(page.head).toContain('<title>Open jobs, Tern</title>');
  expect(page.head).toContain('<meta name="keywords" content="VPN, open jobs"/>');
  expect(page.head).toContain('<link rel="canonical" href="https://tern.example/open-jobs"/>');
  expect(page.body).toMatch(/<h1[^>]*>Open jobs\.<\/h1>/);

  // The second of the same name or address, and a name no page has, are refused and change nothing.
  const before = readFileSync(join(copy, manifest), 'utf8');
  expect(() => lay('OpenJobs')).toThrow('exists already');
  expect(() => lay('Jobs', '--path', '/open-jobs')).toThrow('a page at /open-jobs');
  expect(() => lay('jobs')).toThrow('such as Careers');
  expect(readFileSync(join(copy, manifest), 'utf8')).toBe(before);
});
