import { geoInfo, operations, toolSettings } from '@tern/contract';
import { geoFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './CallError.ts';
import { isLight, lightCall } from './lightCall.ts';

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) =>
  ask.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const sent = () => {
  const [url, init] = ask.mock.calls[0] ?? [];
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};

describe('a light call', () => {
  it.each([
    ['geoInfo', geoInfo],
    ['toolSettings', toolSettings],
  ] as const)('%s is asked as the contract says', async (name, operation) => {
    answers({ code: 200, message: 'OK', data: geoFixture });
    expect(await lightCall(name)).toEqual(geoFixture);
    expect(sent()).toMatchObject({ url: operation.path, method: operation.method });
    expect(sent().headers.get('x-app-type')).toBe('501');
    expect(sent().body).toBe(operation.method === 'POST' ? '{}' : undefined);
  });

  it('is for the two questions and no other operation', () => {
    expect(Object.keys(operations).filter(isLight).sort()).toEqual(['geoInfo', 'toolSettings']);
  });

  it('carries the country an address chooses', async () => {
    vi.stubGlobal('location', { search: '?x=1&geo=CN' });
    answers({ code: 200, data: {} });
    await lightCall('geoInfo');
    expect(sent().headers.get('x-geo')).toBe('CN');
  });

  it.each([
    ['a failure of the service', { code: 50_300, message: 'away', data: {} }, 503],
    ['an envelope without data', { code: 200, message: 'OK', data: null }, 200],
    ['data that is no object', { code: 200, message: 'OK', data: 'x' }, 200],
  ])('rejects on %s', async (_what, body, status) => {
    answers(body, status);
    await expect(lightCall('geoInfo')).rejects.toMatchObject({ error: 'unknown' });
  });

  it('rejects on no connection and on no JSON with the same error', async () => {
    ask.mockRejectedValue(new TypeError('failed'));
    await expect(lightCall('geoInfo')).rejects.toMatchObject({ error: 'network' });
    answers('<html>');
    await expect(lightCall('geoInfo')).rejects.toBeInstanceOf(CallError);
  });

  it('ends with its signal', async () => {
    answers({ code: 200, data: {} });
    const { signal } = new AbortController();
    await lightCall('toolSettings', signal);
    expect(ask.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});
