// @vitest-environment happy-dom
import { consentCookie, writeConsent } from '@tern/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const banner =
  '<style>i{}</style><section data-consent><form><button>No</button></form></section><p data-consent-said></p>';
const answers = {
  needed: () => new Response(banner),
  unknown: () => new Response(''),
  none: () => new Response(null, { status: 204 }),
  broken: () => new Response('', { status: 503 }),
};
const requested = vi.fn<(address: string) => void>();

/** A document of its own: the region is learnt once in each. */
async function visit(answer: keyof typeof answers = 'needed') {
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    requested(address);
    return answers[answer]();
  });
  return import('./consent.ts');
}

const clear = () => {
  document.cookie = `${consentCookie}=; Max-Age=0; Path=/`;
};

beforeEach(() => {
  clear();
  requested.mockClear();
  document.documentElement.lang = 'de';
  document.documentElement.dataset.variant = 'mobile';
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><footer><a href="/p" data-privacy-choices>c</a></footer>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('mayMeasureVisit', () => {
  it.each([
    ['none', true],
    ['needed', false],
    ['unknown', false],
    ['broken', false],
  ] as const)('without a choice, region %s: %s, requested once', async (answer, allowed) => {
    const { mayMeasureVisit } = await visit(answer);
    expect(await Promise.all([mayMeasureVisit(), mayMeasureVisit()])).toEqual([allowed, allowed]);
    expect(requested.mock.calls).toEqual([['/consent/de/mobile']]);
  });

  it.each(['granted', 'denied'] as const)(
    'obeys what was chosen (%s), and requests nothing',
    async (choice) => {
      document.cookie = `${consentCookie}=${writeConsent(choice)}; Path=/`;
      const { mayMeasureVisit } = await visit('none');
      expect(await mayMeasureVisit()).toBe(choice === 'granted');
      expect(requested).not.toHaveBeenCalled();
    },
  );

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'obeys the browser (%o), and requests nothing',
    async (signal) => {
      document.cookie = `${consentCookie}=${writeConsent('granted')}; Path=/`;
      vi.stubGlobal('navigator', { ...signal });
      const { mayMeasureVisit } = await visit('none');
      expect(await mayMeasureVisit()).toBe(false);
      clear();
      expect(await mayMeasureVisit()).toBe(false);
      expect(requested).not.toHaveBeenCalled();
    },
  );
});

describe('the banner', () => {
  const shown = () => document.querySelector<HTMLElement>('[data-consent]');

  it('comes first in the page, takes no focus, and is on no page without the way back', async () => {
    const visited = await visit();
    void visited.mayMeasureVisit();
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    expect(document.body.firstElementChild).toBe(shown());
    expect(document.activeElement).toBe(document.body);
    document.body.innerHTML = '<main></main>';
    const { mayMeasureVisit } = await visit();
    await mayMeasureVisit();
    await new Promise((done) => setTimeout(done, 50));
    expect(shown()).toBeNull();
  });

  it('lies after a page that takes a payment', async () => {
    document.documentElement.dataset.pays = '';
    const visited = await visit();
    void visited.mayMeasureVisit();
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    expect(document.body.lastElementChild).toBe(shown());
    expect(shown()?.dataset.inFlow).toBe('');
    delete document.documentElement.dataset.pays;
  });

  it('opens from the footer, with focus, whatever was chosen', async () => {
    document.cookie = `${consentCookie}=${writeConsent('denied')}; Path=/`;
    const { startConsent } = await visit();
    startConsent();
    document.querySelector<HTMLElement>('[data-privacy-choices]')?.click();
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    // Listeners of the documents before this one hear it too.
    expect(new Set(requested.mock.calls.flat())).toEqual(new Set(['/consent/de/mobile/open']));
    expect(document.activeElement).toBe(shown());
  });
});
