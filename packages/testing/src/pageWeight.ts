import type { Page, Request } from '@playwright/test';

export interface PageWeight {
  /** Bytes of bodies as they travelled, compressed. */
  html: number;
  /** Scripts that ran, and in how many files they came. */
  scripts: number;
  scriptFiles: number;
  /** Scripts fetched ahead, which did not run. */
  ahead: number;
  aheadFiles: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** Everything, what has no kind of its own included. */
  all: number;
  urls: string[];
}

/** The pages that are weighed, in canonical paths. */
export const weighedPaths = [
  '/',
  '/pricing',
  '/pricing/checkout/12m',
  '/login',
  '/webrtc-leak-test',
  '/what-is-my-ip',
] as const;

/** Starts to measure what a page loads; the returned function gives the total so far. */
export function weigh(page: Page): () => Promise<PageWeight> {
  const finished: { request: Request; bytes: Promise<number> }[] = [];
  const note = (request: Request) => {
    finished.push({
      request,
      bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
    });
  };
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note);
    const loaded = await Promise.all(
      finished.map(async ({ request, bytes }) => ({
        url: request.url(),
        // Hosts and queries do not identify a file.
        path: new URL(request.url()).pathname,
        isDocument: request.isNavigationRequest(),
        // A script that is fetched ahead is no script yet for the browser.
        isAhead: request.resourceType() !== 'script' && /\.js$/.test(new URL(request.url()).pathname),
        bytes: await bytes,
      })),
    );
    const sum = (wanted: (file: (typeof loaded)[number]) => boolean) =>
      loaded.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
    const scripts = loaded.filter(({ path }) => /\.js$/.test(path));
    const ahead = scripts.filter(({ isAhead }) => isAhead);
    const named = (pattern: RegExp) => sum(({ path, isDocument }) => !isDocument && pattern.test(path));
    return {
      html: sum(({ isDocument }) => isDocument),
      scripts: sum(({ path, isAhead }) => /\.js$/.test(path) && !isAhead),
      scriptFiles: scripts.length - ahead.length,
      ahead: sum(({ isAhead }) => isAhead),
      aheadFiles: ahead.length,
      styles: named(/\.css$/),
      fonts: named(/\.woff2?$/),
      pictures: named(/\.(?:svg|png|jpe?g|webp|avif|ico)$/),
      all: sum(() => true),
      urls: loaded.map(({ url }) => url),
    };
  };
}

/** Waits until the code of an intent page has been fetched ahead, which begins once the page has stood for a moment. */
export async function fetchedAhead(page: Page): Promise<void> {
  const isFetched = () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return links.length > 0 && links.every(({ href }) => fetched.has(href));
  };
  // Without it the weight says that nothing was fetched.
  await page.waitForFunction(isFetched, undefined, { timeout: 10_000 }).catch(() => {});
}
