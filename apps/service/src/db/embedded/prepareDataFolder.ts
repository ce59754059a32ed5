import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';
import { type Account, canReach } from './unprivilegedAccount.ts';

export function prepareDataFolder(dataDir: string, account: Account, log: (message: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const data = join(dataDir, 'postgres');
  const isLink = lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !existsSync(data)) rmSync(data);
  if (!existsSync(data)) {
    if (canReach(data, account)) {
      mkdirSync(data, { mode: 0o700 });
    } else {
      // A folder below root's home: the data lives where the account can go, and a link leads there.
      const home = join('/var/lib', `tern-${randomBytes(6).toString('hex')}`, 'postgres');
      mkdirSync(home, { recursive: true, mode: 0o755 });
      symlinkSync(home, data);
      log(`The user "${account.name}" cannot enter ${dataDir}; the database is kept in ${home}.`);
    }
    if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);
    chmodSync(data, 0o700);
  }
  const real = isLink || lstatSync(data).isSymbolicLink() ? resolveLink(data) : data;
  const { uid } = statSync(real);
  const self = account.uid ?? process.getuid?.();
  if (self !== undefined && uid !== self) {
    throw new StatedError(
      `The database in ${real} belongs to another user (${uid}). Start as that user, or set DATA_DIR to another folder.`,
    );
  }
  if (!canReach(real, account)) {
    throw new StatedError(
      `The user "${account.name}", who runs the database, cannot enter ${dirname(real)}. Set DATA_DIR to a folder everybody may enter, start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return real;
}

function resolveLink(path: string): string {
  // `realpath` keeps working when parents are links, too.
  return execFileSync('readlink', ['-f', path]).toString().trim();
}
