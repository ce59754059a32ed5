import { type BrowserContext, expect, type LaunchOptions, type Page } from '@playwright/test';
import { launchOptions } from '@tern/testing';

interface Returned {
  /** Whether this document was shown from the memory of the browser last; null while it is not shown. */
  restored?: boolean | null;
}

/** A browser with its back/forward cache, which Playwright switches off and the pinned headless Chromium has behind a switch. */
export async function withBackCache(): Promise<LaunchOptions> {
  const options = await launchOptions();
  return {
    ...options,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...(options.args ?? []), '--enable-bfcache'],
  };
}

/** Lets the documents of a context say how they were shown. */
export const watchReturns = (context: BrowserContext) =>
  context.addInitScript(() => {
    const note = (restored: boolean | null) => Object.assign(globalThis, { restored } satisfies Returned);
    note(null);
    addEventListener('pagehide', () => note(null));
    addEventListener('pageshow', ({ persisted }) => note(persisted));
  });

/** Goes back or forward; resolves with null where the page came from the cache, else with the reasons of the browser. */
export async function travel(page: Page, way: 'back' | 'forward'): Promise<string | null> {
  // No page that comes back loads.
  await page[way === 'back' ? 'goBack' : 'goForward']({ waitUntil: 'commit' });
  await page.waitForFunction(() => typeof (globalThis as Returned).restored === 'boolean');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons?: { reason: string }[]; children?: unknown[] } | null;
    })[];
    if ((globalThis as Returned).restored) return null;
    return JSON.stringify(entry?.notRestoredReasons ?? 'no reasons');
  });
}

export async function expectRestored(page: Page, way: 'back' | 'forward'): Promise<void> {
  expect(await travel(page, way), `${way} to ${page.url()}`).toBeNull();
}

/**
 * Collects every frame that a document draws after it was left once and in which `secret` can be read: from the text of the
 * page, and from its fields.
 */
export async function watchPaints(context: BrowserContext, secret: string): Promise<string[]> {
  const painted: string[] = [];
  await context.exposeBinding('paintsSecret', (_source, where: string) => void painted.push(where));
  await context.addInitScript((wanted) => {
    let left = false;
    addEventListener('pagehide', () => {
      left = true;
    });
    const look = () => {
      requestAnimationFrame(look);
      if (!left || !document.body) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const shown = [document.body.innerText, ...fields.map(({ value }) => value)];
      if (shown.some((text) => text.includes(wanted)))
        void (globalThis as { paintsSecret?: (where: string) => void }).paintsSecret?.(location.href);
    };
    requestAnimationFrame(look);
  }, secret);
  return painted;
}
