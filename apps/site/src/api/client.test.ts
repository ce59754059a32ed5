import { appTypeHeader, login } from '@tern/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation, sendOperation } from './client.ts';

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function setUp(respond: (request: Request) => Response | Promise<Response>, token: string | null = null) {
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) =>
    respond(new Request(input, init)),
  );
  const options = {
    origin: 'http://tern.test',
    token: () => token,
    onSessionEnded: vi.fn(),
    onUnauthorized: vi.fn(),
    fetch: fetch as typeof globalThis.fetch,
  };
  return { options, fetch };
}

describe('callOperation', () => {
  it('sends the app type, the token and the body, and gives back the data', async () => {
    let seen: Request | undefined;
    const { options } = setUp((request) => {
      seen = request;
      return answer({ code: 200, message: 'OK', data: { token: 'new' } });
    }, 'secret');
    expect(await callOperation(options, 'session', {})).toEqual({ token: 'new' });
    expect(seen?.headers.get(appTypeHeader.name)).toBe('501');
    expect(seen?.headers.get('authorization')).toBe('Bearer secret');
  });

  it.each([
    ['cje=abc; theme=dark', 'plans', 'CJ'],
    ['theme=dark', 'plans', null],
    ['cje=abc', 'geoInfo', null],
  ] as const)('with the cookies %j tells %s the affiliate: %s', async (cookie, name, expected) => {
    vi.stubGlobal('document', { cookie });
    let seen: Request | undefined;
    const { options } = setUp((request) => {
      seen = request;
      return answer({ code: 40400, message: 'no', data: {} }, 404);
    });
    await callOperation(options, name, {}).catch(() => {});
    vi.unstubAllGlobals();
    expect(seen?.headers.get('x-from')).toBe(expected);
  });

  it('sends no token when there is none, and no empty query', async () => {
    let seen: Request | undefined;
    const { options } = setUp((request) => {
      seen = request;
      return answer({ code: 200, message: 'OK', data: { currency: 'USD', plans: [] } });
    });
    await callOperation(options, 'plans', { currency: undefined });
    expect(seen?.headers.has('authorization')).toBe(false);
    expect(new URL(seen?.url ?? '').search).toBe('');
  });

  it.each([50008, 50012, 50014])('asks the person at code %i, though the status is 401', async (code) => {
    const { options } = setUp(() => answer({ code, message: 'x', data: {} }, 401));
    await expect(callOperation(options, 'profile', {})).rejects.toMatchObject({ code });
    expect(options.onSessionEnded).toHaveBeenCalledTimes(1);
    expect(options.onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([401, 403])('drops the token at status %i', async (status) => {
    const { options } = setUp(() => answer({ code: 40100, message: 'x', data: {} }, status));
    await expect(callOperation(options, 'profile', {})).rejects.toMatchObject({ error: 'unauthenticated' });
    expect(options.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    [401, '<html>Blocked</html>'],
    [403, '<html>Blocked</html>'],
    [403, { hello: 1 }],
  ])('drops the token at status %i without an envelope', async (status, body) => {
    const { options } = setUp(() => answer(body, status));
    await expect(callOperation(options, 'profile', {})).rejects.toThrow();
    expect(options.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('names the error of the contract and keeps what the service added', async () => {
    const { options } = setUp(() =>
      answer({ code: 42900, message: 'Wait.', data: { retry_after: 30 } }, 429),
    );
    await expect(sendOperation(options, login, { username: 'a', password: 'b' })).rejects.toMatchObject({
      error: 'rate_limited',
      message: 'Wait.',
      details: { retry_after: 30 },
    });
  });

  it.each([
    ['no JSON', () => answer('<html>'), 'network'],
    ['no envelope', () => answer({ hello: 1 }), 'unknown'],
    ['another shape', () => answer({ code: 200, message: 'OK', data: { token: 5 } }), 'unknown'],
    ['an unknown code', () => answer({ code: 99999, message: 'x', data: {} }, 500), 'unknown'],
    [
      'no connection',
      () => {
        throw new TypeError('failed');
      },
      'network',
    ],
  ] as const)('rejects %s', async (_case, respond, error) => {
    const { options } = setUp(respond);
    await expect(callOperation(options, 'session', {})).rejects.toMatchObject({ error });
  });

  it('asks a question again while the service is away, and never repeats what changes something', async () => {
    let failures = 1;
    const question = setUp(() =>
      failures-- > 0
        ? answer({ code: 50300, message: 'x', data: {} }, 503)
        : answer({ code: 200, message: 'OK', data: { token: null } }),
    );
    expect(await callOperation(question.options, 'session', {})).toEqual({ token: null });
    expect(question.fetch).toHaveBeenCalledTimes(2);
    const change = setUp(() => answer({ code: 50300, message: 'x', data: {} }, 503));
    await expect(
      callOperation(change.options, 'createSubscription', { quote_id: 'q', return_base: '' }),
    ).rejects.toMatchObject({ error: 'unavailable' });
    expect(change.fetch).toHaveBeenCalledTimes(1);
  });
});

describe('what an indicator is shown for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Calls, with a response after `ms`, and says when it began, when it ended and how. */
  function watch(name: 'logout' | 'profile', ms: number, code = 200, signal?: AbortSignal) {
    const began = Date.now();
    const seen: string[] = [];
    const say = (what: string) => seen.push(`${Date.now() - began} ${what}`);
    const { options } = setUp(async (request) => {
      await new Promise<void>((done, refuse) => {
        setTimeout(done, ms);
        request.signal.addEventListener('abort', () => refuse(request.signal.reason));
      });
      return answer(
        code === 200
          ? { code, message: 'OK', data: name === 'logout' ? null : {} }
          : { code, message: 'x', data: {} },
        code === 200 ? 200 : 400,
      );
    }, 'token');
    void callOperation({ ...options, onLoading: (on) => say(on ? 'on' : 'off') }, name, {}, signal).then(
      () => say('done'),
      () => say('failed'),
    );
    return seen;
  }

  it.each([
    ['at once', 0, 200, ['0 on', '200 off', '200 done']],
    ['soon', 90, 200, ['0 on', '200 off', '200 done']],
    ['late', 350, 200, ['0 on', '350 off', '350 done']],
    ['soon, that it failed', 90, 40001, ['0 on', '200 off', '200 failed']],
  ])('stays on for 200 ms at least: answered %s', async (_case, ms, code, expected) => {
    const seen = watch('logout', ms, code);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(expected);
  });

  it('goes at once when nobody waits any more', async () => {
    const given = new AbortController();
    const seen = watch('logout', 5000, 200, given.signal);
    await vi.advanceTimersByTimeAsync(40);
    given.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['0 on', '40 off', '40 failed']);
  });

  it('is not waited for where there is none', async () => {
    const seen = watch('profile', 30, 40001);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['30 failed']);
  });
});
