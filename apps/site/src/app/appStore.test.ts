import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../api/loadAppConfig.ts';
import { createAppStore } from './app.store.ts';
import { startApp } from './startApp.ts';

const width = Object.assign(new EventTarget(), { matches: false });
const page = new EventTarget();
const connection = { onLine: true };

beforeEach(() => {
  width.matches = false;
  connection.onLine = true;
  vi.stubGlobal('location', { host: 'tern.test' });
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('matchMedia', () => width);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const config = { marketingData: { banner: 'winter' }, campaign: null, downloads: {} };
const settled = () => new Promise((done) => setTimeout(done));

const without = { production: true, load: async () => null };

describe('the app store', () => {
  it('is initialised once the app config was asked for', async () => {
    const load = vi.fn(async () => config);
    const store = createAppStore();
    startApp(store.state, { language: 'ar', variant: 'mobile' }, { production: false, load });
    expect(store.state).toMatchObject({
      language: 'ar',
      isH5: true,
      device: 'mobile',
      host: 'tern.test',
      isInit: false,
    });
    await settled();
    expect(load).toHaveBeenCalledWith(false);
    expect(store.state).toMatchObject({ isInit: true, appConfig: config });
  });

  it('is initialised without a config as well', async () => {
    const store = createAppStore();
    startApp(store.state, { language: 'en', variant: 'desktop' }, without);
    await settled();
    expect(store.state).toMatchObject({ isInit: true, appConfig: null });
  });

  it('follows the width of the window and the connection until it is ended', () => {
    const store = createAppStore();
    const ends = [store.start(), startApp(store.state, { language: 'en', variant: 'desktop' }, without)];
    expect(store.state).toMatchObject({ device: 'desktop', online: true });
    width.matches = true;
    width.dispatchEvent(new Event('change'));
    connection.onLine = false;
    page.dispatchEvent(new Event('offline'));
    expect(store.state).toMatchObject({ device: 'mobile', isH5: false, online: false });
    for (const end of ends) end();
    connection.onLine = true;
    page.dispatchEvent(new Event('online'));
    width.matches = false;
    width.dispatchEvent(new Event('change'));
    expect(store.state).toMatchObject({ device: 'mobile', online: false });
  });

  it('is loading until the last of what is under way has ended', () => {
    const store = createAppStore();
    const steps = [true, true, false, true, false, false].map((loading) => {
      store.setLoading(loading);
      return store.state.loading;
    });
    expect(steps).toEqual([true, true, true, true, true, false]);
  });
});

describe('loading the app config', () => {
  const answer = (body: string, status = 200) =>
    vi.fn(async (_url: RequestInfo | URL) => new Response(body, { status })) as unknown as typeof fetch;

  it('asks for the file of its surroundings', async () => {
    const live = answer('{"marketingData":{"a":1}}');
    expect(await loadAppConfig(true, live)).toMatchObject({ marketingData: { a: 1 } });
    expect(vi.mocked(live).mock.calls[0]?.[0]).toBe('/api/ac.json');
    const test = answer('{}');
    await loadAppConfig(false, test);
    expect(vi.mocked(test).mock.calls[0]?.[0]).toBe('/api/ac_dev.json');
  });

  it.each([
    ['no JSON', answer('<html>')],
    ['no config', answer('[]')],
    ['an error', answer('{}', 500)],
    [
      'no connection',
      (async () => {
        throw new TypeError('failed');
      }) as typeof fetch,
    ],
  ])('ignores %s', async (_what, fetch) => {
    expect(await loadAppConfig(true, fetch)).toBeNull();
  });
});
