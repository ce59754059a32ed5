import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { allRoutes } from '@tern/domain';

const root = resolve(import.meta.dirname, '..');

/**
 * The page file of every entry of the manifest, by route id: `src/routes/info/AboutPage.tsx` of the entry whose
 * `page` is `AboutPage`. Throws for an entry without one.
 */
export function pageFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('src/routes/**/*Page.tsx', { cwd: root })) {
    const name = basename(file, '.tsx');
    const other = found.get(name);
    if (other) throw new Error(`Two page files share a name: ${other} and ${file}`);
    found.set(name, file);
  }
  return new Map(
    allRoutes().map(({ id, page }) => {
      const file = found.get(page);
      if (!file)
        throw new Error(`The page ${id} has no file: there is no ${page}.tsx in apps/site/src/routes`);
      return [id, file];
    }),
  );
}

/** The module below the fold, by route id: `HomeBelow.tsx` beside `HomePage.tsx`. */
export function belowFiles(): ReadonlyMap<string, string> {
  const files = pageFiles();
  return new Map(
    allRoutes()
      .filter(({ fold }) => fold)
      .map(({ id }) => [id, (files.get(id) as string).replace(/Page\.tsx$/, 'Below.tsx')]),
  );
}

/**
 * Every page file, and what is below a fold, is an entry of its own, so that the build's manifest names the
 * stylesheets of each page, including the pages whose code never reaches the browser.
 */
export function pageEntries(): Record<string, string> {
  const named = new Map<string, string>();
  const name = (kind: string, files: ReadonlyMap<string, string>) => {
    for (const [id, file] of files) if (!named.has(file)) named.set(file, `${kind}-${id}`);
  };
  name('page', pageFiles());
  name('below', belowFiles());
  return Object.fromEntries([...named].map(([file, entry]) => [entry, file]));
}
