import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddedUrl, readPassword } from './embedded/embeddedUrl.ts';

/** Address of the database that another process runs on a data folder; null when none does. */
export function runningDatabase(dataDir: string): string | null {
  const folder = resolve(dataDir);
  try {
    // PostgreSQL writes there: process, folder, start, port.
    const port = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
    return port > 0 ? embeddedUrl(port, readPassword(folder)) : null;
  } catch {
    return null;
  }
}
