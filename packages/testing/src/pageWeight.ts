import type { Page, Request } from '@playwright/test';

export interface PageWeight {
  /** Bytes of bodies as they travelled, compressed. */
  html: number;
  scripts: number;
  /** How many files the scripts came in. */
  scriptFiles: number;
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
        bytes: await bytes,
      })),
    );
    const sum = (wanted: (file: (typeof loaded)[number]) => boolean) =>
      loaded.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
    const named = (pattern: RegExp) => sum(({ path, isDocument }) => !isDocument && pattern.test(path));
    return {
      html: sum(({ isDocument }) => isDocument),
      scripts: named(/\.js$/),
      scriptFiles: loaded.filter(({ path, isDocument }) => !isDocument && /\.js$/.test(path)).length,
      styles: named(/\.css$/),
      fonts: named(/\.woff2?$/),
      pictures: named(/\.(?:svg|png|jpe?g|webp|avif|ico)$/),
      all: sum(() => true),
      urls: loaded.map(({ url }) => url),
    };
  };
}
