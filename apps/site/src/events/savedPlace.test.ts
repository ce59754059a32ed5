// @vitest-environment happy-dom
import { consentCookie, storedEntries, writeConsent } from '@tern/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const facts = { country: 'Germany', country_code: 'DE', user_ip: '203.0.113.77', is_exposed: true };
const requested = vi.fn<(path: string) => void>();

interface Visitor {
  /** Whether a law of the visitor's country asks for a choice. */
  asked: boolean;
  choice?: 'granted' | 'denied';
  signal?: object;
}

/** A document of its own: whether a law asks is learnt once in each. */
async function visit({ asked, choice, signal = {} }: Visitor) {
  vi.resetModules();
  vi.stubGlobal('navigator', signal);
  vi.stubGlobal('fetch', async (path: string) => {
    requested(path);
    if (path.startsWith('/consent')) return new Response(asked ? '' : null, { status: asked ? 200 : 204 });
    return Response.json({ code: 200, message: 'OK', data: facts });
  });
  document.cookie = `${consentCookie}=${choice ? writeConsent(choice) : '; Max-Age=0'}; Path=/`;
  return {
    ...(await import('./savedPlace.ts')),
    ...(await import('./loadPlace.ts')),
    ...(await import('../boot/startMeasuring.ts')),
  };
}

beforeEach(() => {
  localStorage.clear();
  requested.mockClear();
  document.body.innerHTML = '<footer><a href="/p" data-privacy-choices>c</a></footer>';
});
afterEach(() => vi.unstubAllGlobals());

const measured: [string, Visitor][] = [
  ['no law asks', { asked: false }],
  ['a yes', { asked: true, choice: 'granted' }],
];
const unmeasured: [string, Visitor][] = [
  ['no choice yet', { asked: true }],
  ['a no', { asked: false, choice: 'denied' }],
  ['Global Privacy Control', { asked: false, signal: { globalPrivacyControl: true } }],
  ['Do Not Track beside a yes', { asked: true, choice: 'granted', signal: { doNotTrack: '1' } }],
];

describe('where a visitor seems to be', () => {
  it.each(measured)('is saved, and asked for once: %s', async (_, visitor) => {
    const { loadPlace, geoKey } = await visit(visitor);
    expect(await loadPlace()).toMatchObject({ country_code: 'DE', ip: '203.0.113.0' });
    expect(JSON.parse(localStorage.getItem(geoKey) ?? '')).toEqual(facts);
    await loadPlace();
    expect(requested.mock.calls.filter(([path]) => !path.startsWith('/consent'))).toHaveLength(1);
  });

  it.each(unmeasured)('is not saved by a page that knows it: %s', async (_, visitor) => {
    const { savePlace } = await visit(visitor);
    await savePlace(facts);
    expect(localStorage.length).toBe(0);
  });

  it.each(unmeasured)('is neither asked for nor sent by what measures: %s', async (_, visitor) => {
    const { startMeasuring } = await visit(visitor);
    startMeasuring(document);
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
    expect(requested.mock.calls.filter(([path]) => !path.startsWith('/consent'))).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('is deleted by a no', async () => {
    const { geoKey } = await visit({ asked: true });
    expect(storedEntries.find(({ names }) => names[0] === geoKey)).toMatchObject({
      kind: 'localStorage',
      needsConsent: true,
    });
  });

  it('is nothing where the entry cannot be read', async () => {
    const { readPlace, geoKey } = await visit({ asked: false });
    localStorage.setItem(geoKey, '{');
    expect(readPlace()).toBeNull();
  });
});
