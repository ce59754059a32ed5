import { allPages, buildPath, fillPath, languages, type PageVariant } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Engine, startNode, startWorkerd } from './engines.ts';
import { faultsOf, files, missing, pages, phone, type Row, redirects, service } from './exchanges.ts';
import { comparable, plainBody } from './sameBytes.ts';
import { type ServiceDouble, serviceDouble } from './serviceDouble.ts';

let double: ServiceDouble;
let engines: Engine[] = [];

beforeAll(async () => {
  double = await serviceDouble();
  const [[server, asFunction], workerd] = await Promise.all([
    startNode(double.origin),
    startWorkerd(double.origin),
  ]);
  engines = [server, asFunction, workerd];
  // No page waits for an experiment.
  const asked = { path: '/', headers: { cookie: 'consent=1.granted; hab=hero.b' } };
  for (const engine of engines)
    await vi.waitFor(
      async () =>
        expect(plainBody(await engine.send(asked)).toString(), engine.name).toContain(
          'Words of the other arm',
        ),
      { interval: 200 },
    );
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  double.close();
});

async function answerOf(engine: Engine, { again, ...row }: Row) {
  if (!again) return engine.send(row);
  const { headers } = await engine.send(row);
  return engine.send({ ...row, headers: { ...row.headers, 'if-none-match': again(headers.etag ?? '') } });
}

describe.each([
  ['redirects', redirects],
  ['pages', pages],
  ['addresses without a page', missing],
  ['files', files],
  ['calls of the service', service],
] as const)('%s', (_title, rows) => {
  it.each(rows)('$name', async (row) => {
    const answers = await Promise.all(engines.map((engine) => answerOf(engine, row)));
    const [first, ...others] = answers.map(comparable);
    for (const [at, answer] of answers.entries())
      expect(faultsOf(row, answer, plainBody(answer).toString('latin1')), engines[at]?.name).toEqual([]);
    for (const [at, other] of others.entries()) expect(other, engines[at + 1]?.name).toEqual(first);
  });
});

/** One page of each page file. */
const families = [...new Map(allPages().map((page) => [page.route.page, page])).values()];
const variants: PageVariant[] = ['desktop', 'mobile'];

describe('a page of each family is the same, byte for byte', () => {
  it.each(languages)('in %s', async (language) => {
    const addresses = families.flatMap(({ route, params }) =>
      variants.map((variant) => ({
        path: buildPath({ language, variant, path: fillPath(route.path, params) }),
        // No redirect to another form or to the sign-in.
        headers: {
          ...(variant === 'mobile' ? phone : {}),
          cookie: `signed_in=1; language=${language}`,
          'accept-encoding': 'br',
        },
      })),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(2 * 40);
    for (const asked of addresses) {
      const { path } = asked;
      const [server, workerd] = await Promise.all(
        [engines[0], engines[2]].map((engine) => engine?.send(asked)),
      );
      if (!server || !workerd) throw new Error('The engines have not started');
      const page = comparable(server);
      // No service has said here how it is.
      const status = path.endsWith('/404') ? 404 : path.endsWith('/status') ? 503 : 200;
      expect(page.status, path).toBe(status);
      expect(comparable(workerd).body === page.body, `${path} differs`).toBe(true);
      expect(comparable(workerd), path).toEqual(page);
    }
  });
});
