import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';

export interface Account {
  uid?: number;
  gid?: number;
  name: string;
}

export function unprivilegedAccount(): Account {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { name: 'you' };
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { name, uid: read('-u'), gid: read('-g') };
    } catch {
      // Not every system has both.
    }
  }
  throw new StatedError(
    'The embedded database cannot run as root and found neither the user "postgres" nor "nobody". Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may pass through every folder above a path. */
export function canReach(path: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
