import { operations } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { createApi } from './createApi.ts';

const token = { token: 'new' };

/** An API whose service gives these responses, one after the other. */
function setUp(...responses: (() => Response)[]) {
  const requests: Request[] = [];
  const onUnauthorized = vi.fn();
  const api = createApi({
    origin: 'http://tern.test',
    token: () => 'secret',
    onUnauthorized,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const next = responses.shift();
      if (!next) throw new TypeError('no connection');
      return next();
    },
  });
  return { api, requests, onUnauthorized };
}
const says = (code: number, data: unknown, status: number) => () =>
  Response.json({ code, message: '', data }, { status });

describe('what a visit with a session begins with', () => {
  it('is the session and the profile, asked as the contract says', async () => {
    for (const name of ['session', 'profile'] as const) {
      const { api, requests } = setUp(says(200, token, 200));
      expect(await api.call(name, {})).toEqual(token);
      const [request] = requests;
      expect(request?.method).toBe(operations[name].method);
      expect(request?.url).toBe(`http://tern.test${operations[name].path}`);
      expect(request?.headers.get('x-app-type')).toBe('501');
      expect(request?.headers.get('authorization')).toBe('Bearer secret');
    }
  });

  it('is read once when the service is there', async () => {
    const { api, requests } = setUp(says(200, token, 200));
    await api.call('session', {});
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['is briefly away', says(50_300, {}, 503)],
    ['gives no JSON', () => new Response('<html>')],
    ['gives an envelope without data', says(200, null, 200)],
  ])('is asked again when the service %s', async (_what, first) => {
    const { api, requests } = setUp(first, says(200, token, 200));
    expect(await api.call('session', {})).toEqual(token);
    expect(requests).toHaveLength(2);
  });

  it('ends the session when the service refuses the token', async () => {
    const refusal = says(40_100, {}, 401);
    const { api, onUnauthorized } = setUp(refusal, refusal);
    await expect(api.call('profile', {})).rejects.toMatchObject({ name: 'CallError' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});
