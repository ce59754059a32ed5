import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allPages, fillPath, parseCookies } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { freePort } from '@tern/testing/freePort';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindPattern, frontTables } from '../scripts/prerender/frontTables.ts';
import { nginxConf } from '../scripts/prerender/nginxConf.ts';
import { renderPages } from '../scripts/prerender/renderPages.ts';
import { type FrontFile, writeFront } from '../scripts/prerender/writeFront.ts';
import { allPageKeys, checkoutNames } from '../src/cache/pageKey.ts';
import { followTables } from './followTables.ts';
import { headerOf, stubEdge } from './stubEdge.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-prerender-'));
const plans = planFixtures();
/** With a script of a vendor the policies of static pages have a part that is watched. */
const vendor = { src: 'https://tags.test/a.js', connect: [], img: [], frame: [] };
const edge = stubEdge({ outside: { vendors: [vendor], paymentServices: undefined } });
let front: FrontFile;

/** A static server that knows the folder and nothing of the site. */
const server = createServer((request, response) => {
  const cookies = Object.fromEntries(parseCookies(request.headers.cookie));
  const decision = followTables(front, {
    target: request.url ?? '/',
    cookies,
    userAgent: request.headers['user-agent'] ?? '',
    country: String(request.headers['x-country'] ?? ''),
  });
  const preferences = decision.cookies.map(
    (cookie) => `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  );
  if (preferences.length) response.setHeader('set-cookie', preferences);
  if (decision.kind === 'redirect')
    return response.writeHead(decision.status, { location: decision.location }).end();
  if (decision.kind === 'edge') return response.writeHead(501).end();
  const { language, variant } = decision;
  const known = decision.kind === 'page' ? decision : null;
  const path = !known ? '/404' : known.page === '/' ? '' : known.page;
  const currency = known?.facts.priced ? known.currency : 'page';
  const blocked = decision.blocked ? '-blocked' : '';
  const file = `pages/${language}/${variant}${path}/${currency}${blocked}.html`;
  const headers = front.headers[front.files[file] ?? -1];
  if (!headers) return response.writeHead(501).end(file);
  response
    .writeHead(known ? 200 : 404, headers)
    .end(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))));
});
let origin = '';

const paths = [
  ...allPages()
    .map(({ route, params }) => fillPath(route.path, params))
    .filter((path) => !new RegExp(behindPattern).test(path)),
  '/pricing/checkout/12m',
  '/pricing/checkout/v2.web.vpn.premium.sub.6m.off71',
  '/pricing/checkout/made-up',
  '/nowhere',
  '/PRICING',
  '/paypal',
  '/home',
];
const visitors = [
  { cookie: '', agent: 'X11', country: 'US' },
  { cookie: 'currency=GBP; signed_in=1', agent: 'X11', country: 'CN' },
  { cookie: 'language=ar', agent: 'iPhone', country: 'JP' },
];

/** Asks a server and the edge the same, and compares all that a visitor gets. Returns how often each status came. */
async function compare(origin: string, skipped: (path: string) => boolean = () => false) {
  const statuses = new Map<number, number>();
  for (const [count, path] of paths.entries())
    for (const [index, { cookie, agent, country }] of visitors.entries()) {
      if (skipped(path)) continue;
      const prefix = ['', '/ar', '/m', '/ar/m', '/en'][(count + index) % 5] as string;
      const target = prefix + path + ((count + index) % 3 ? '' : '?a=1&currency=JPY');
      const headers = { ...(cookie && { cookie }), 'user-agent': agent };
      const expected = await edge.ask(target, { ...headers, 'accept-encoding': 'identity' }, country);
      const answer = await fetch(origin + target, {
        headers: { ...headers, 'x-country': country, 'accept-encoding': 'identity' },
        redirect: 'manual',
      });
      const what = `${target} ${cookie} ${agent} ${country}`;
      expect(answer.status, what).toBe(expected.status);
      const body = Buffer.from(await answer.arrayBuffer());
      if (expected.body) expect(body.equals(Buffer.from(expected.body)), what).toBe(true);
      // A redirect has no document: the edge's policy for it is a second lock that a front does without.
      const isPage = answer.status < 300 || answer.status >= 400;
      for (const name of isPage ? [...compared, ...policies] : compared)
        expect(answer.headers.get(name)?.split(', ')[0], `${what} ${name}`).toBe(
          headerOf(expected, name)?.split(', ')[0],
        );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  return statuses;
}
const policies = ['content-security-policy', 'content-security-policy-report-only'];
const compared = ['location', 'content-language', 'set-cookie'];

beforeAll(async () => {
  const keys = allPageKeys(plans.flatMap(checkoutNames)).filter(({ language }) =>
    ['en', 'ar'].includes(language),
  );
  const records = await renderPages({ keys, make: edge.make, folder });
  writeFront(folder, frontTables(plans), { records, origin: 'https://tern.example' });
  front = JSON.parse(readFileSync(join(folder, 'front.json'), 'utf8')) as FrontFile;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('serves from files what the edge would respond, byte for byte', async () => {
  const statuses = await compare(origin);
  expect([...statuses.keys()].sort()).toEqual([200, 301, 302, 404]);
  expect(statuses.get(200)).toBeGreaterThan(80);
});

it('leaves to the edge what only the service knows', () => {
  const behind = new RegExp(front.behind, 'i');
  const asked = (path: string) => behind.test(path);
  expect(
    [
      '/blog',
      '/blog/what-a-vpn-hides',
      '/de/m/blog/tag/dns/2',
      '/AR/blog/feed.xml',
      '/newsletter/2026-11',
      '/status',
      '/de/status.xml',
      '/vpn-server/japan-vpn',
    ].map(asked),
  ).not.toContain(false);
  expect(['/', '/blogger', '/edmsub', '/xx/blog', '/de/pricing'].map(asked)).not.toContain(true);
  const conf = nginxConf(front, { folder, listen: '127.0.0.1:1', edge: origin, secure: true });
  expect(conf).toContain(`location ~* ${front.behind} { proxy_pass ${origin};`);
});

// A machine without nginx has the static server above.
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
it.runIf(nginx)(
  'serves the same with nginx',
  async () => {
    const port = await freePort();
    const ours = { folder, listen: `127.0.0.1:${port}`, edge: origin, secure: true };
    writeFileSync(join(folder, 'nginx.conf'), nginxConf(front, ours));
    writeFileSync(
      join(folder, 'main.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}\nhttp { access_log off; include ${folder}/nginx.conf; }\n`,
    );
    chmodSync(folder, 0o755);
    const child = spawn(nginx as string, ['-c', join(folder, 'main.conf')], { stdio: 'ignore' });
    try {
      const away = `http://127.0.0.1:${port}`;
      await expect
        .poll(() =>
          fetch(away).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      // Pages that belong to a person are the edge's, behind nginx.
      const statuses = await compare(away, (path) => front.pages[path.toLowerCase()]?.protected ?? false);
      expect(statuses.get(200)).toBeGreaterThan(80);
    } finally {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
    }
  },
  60_000,
);

it('writes each page with brotli and with gzip, and not plain', () => {
  const file = join(folder, 'pages/ar/mobile/pricing/EUR-blocked.html');
  expect(existsSync(file)).toBe(false);
  const page = brotliDecompressSync(readFileSync(`${file}.br`));
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(page)).toBe(true);
  expect(Object.keys(front.files).every((name) => existsSync(join(folder, `${name}.br`)))).toBe(true);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/ar/m/paypal /ar/m/pricing 301\n');
});
