import { baseCurrency, matchRoute } from '@tern/domain';
import { allPageKeys, type PageKey } from '../cache/pageKey.ts';
import { BusyError, type RenderQueue } from '../cache/renderQueue.ts';
import type { Content } from '../http/Content.ts';
import type { StaticFiles } from '../http/StaticFiles.ts';
import { createPageContent, type PageContentOptions } from './pageContent.ts';

/** Finds the stylesheet below a fold, or a list of stylesheets. Rejects with a `BusyError` while there is too much to render. */
export type FoldSheets = (pathname: string) => Promise<Content | undefined>;

/** ms in which pages with a fold are rendered for a missing stylesheet once. */
const rest = 30_000;
const none = new Uint8Array();
const nothing = { identity: none, br: none, gzip: none };
const isFoldSheet = (pathname: string) => /^\/assets\/below-[\w-]{8}\.css$/.test(pathname);
const isList = (pathname: string) => /^\/assets\/styles-[\w-]{8}\.json$/.test(pathname);
/**
 * Pages with a fold of their own, once for each language, variant and notice: no stylesheet depends on the currency. One
 * that pages of many subjects share is there from the start.
 */
const hasFold = ({ path, currency }: PageKey) => {
  const route = path === null ? undefined : matchRoute(path)?.route;
  if (!route?.fold || Object.keys(route.params).length > 0) return false;
  return currency === null || currency === baseCurrency;
};

/**
 * A stylesheet below a fold is put together while its page is rendered. A process that is asked for one whose page
 * another process has rendered renders these pages first.
 */
export function createFoldSheets(
  options: PageContentOptions & { files: StaticFiles; queue: RenderQueue },
): FoldSheets {
  const { files, queue, now, renderer } = options;
  // Only what rendering leaves behind is wanted.
  const make = createPageContent({ ...options, encode: async () => nothing });
  let rendered: { at: number; all: Promise<unknown> } | null = null;

  async function renderAll(): Promise<void> {
    for (const key of allPageKeys([]).filter(hasFold)) await queue.run(() => make(key));
  }

  return async (pathname) => {
    if (isList(pathname)) {
      await renderer.restoreList?.(pathname);
      return files.get(pathname);
    }
    if (!isFoldSheet(pathname)) return undefined;
    if (!rendered || now() - rendered.at > rest) {
      const all = renderAll();
      rendered = { at: now(), all };
      all.catch((error: unknown) => {
        if (error instanceof BusyError) rendered = null;
      });
    }
    await rendered.all;
    return files.get(pathname);
  };
}
