import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the worker of the site's build before the engines are compared. */
export function setup(): void {
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../../scripts/buildWorkerd.ts')], {
    stdio: 'inherit',
  });
}
