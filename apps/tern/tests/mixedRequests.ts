import { Agent, request } from 'node:http';
import { operations } from '@tern/contract';
import { allPages, buildPath, currencies, fillPath, languages } from '@tern/domain';

const lanes = 32;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

interface Mixed {
  path: string;
  method: string;
  headers: Record<string, string>;
}

/** The same numbers in every run: a linear congruential generator (Numerical Recipes). */
function numbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Visits of every page in every language and form, with files, made-up addresses and look-ups of places among them. */
function* mixedRequests(files: readonly string[], total: number): Generator<Mixed> {
  const pick = numbers();
  const pages = allPages();
  for (let index = 0; index < total; index += 1) {
    const { route, params } = pages[pick(pages.length)] as (typeof pages)[number];
    const language = languages[pick(languages.length)] as (typeof languages)[number];
    const variant = pick(2) ? 'desktop' : 'mobile';
    const page = buildPath({ language, variant, path: fillPath(route.path, params) });
    const headers: Record<string, string> = {
      'accept-encoding': (['br', 'gzip', 'identity'] as const)[pick(20) ? 0 : 1 + pick(2)] as string,
      cookie: `language=${language}; signed_in=1; currency=${currencies[pick(currencies.length)]}`,
      // A visitor anywhere, whom the proxy in front has seen.
      'x-forwarded-for': [1 + pick(223), pick(256), pick(256), pick(256)].join('.'),
      ...(variant === 'mobile' ? { 'user-agent': phone } : {}),
    };
    const kind = pick(20);
    const path =
      kind < 12
        ? page
        : kind < 16
          ? (files[pick(files.length)] as string)
          : kind < 18
            ? `${page}/made-up-${index}?a=${index}`
            : kind < 19
              ? `/api/made-up-${index}`
              : operations.geoInfo.path;
    yield { path, method: kind === 0 ? 'HEAD' : kind < 19 ? 'GET' : 'POST', headers };
  }
}

/** Sends so many mixed requests over 32 connections. Resolves with how many there were of each status. */
export async function sendMixed(
  origin: string,
  files: readonly string[],
  total: number,
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const statuses = new Map<number, number>();
  const requests = mixedRequests(files, total);
  const send = ({ path, method, headers }: Mixed) =>
    new Promise<void>((done, failed) => {
      const body = method === 'POST' ? '{}' : undefined;
      const more = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
      request(origin, { agent, path, method, headers: { ...headers, ...more } }, (response) => {
        const status = response.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        response.resume().once('end', done);
      })
        .once('error', failed)
        .end(body);
    });
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const next of requests) await send(next);
    }),
  );
  agent.destroy();
  return statuses;
}
