import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Every page module is an entry of its own, so that the manifest names the stylesheets of each page,
 * including the pages whose code never reaches the browser.
 */
export function pageModules(): Record<string, string> {
  return Object.fromEntries(
    globSync('src/routes/**/*.route.tsx', { cwd: root }).map((file) => [
      `page-${basename(file, '.route.tsx')}`,
      file,
    ]),
  );
}
