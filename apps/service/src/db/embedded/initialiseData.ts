import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';
import { childOptions } from './childOptions.ts';
import { userName } from './embeddedUrl.ts';
import type { Binaries } from './readableBinaries.ts';
import type { Account } from './unprivilegedAccount.ts';

export async function initialiseData(options: {
  data: string;
  binaries: Binaries;
  account: Account;
  password: string;
  /** The database is thrown away: nothing waits for the disk. */
  isFleeting: boolean;
}): Promise<void> {
  const { data, binaries, account, password, isFleeting } = options;
  const passwordFile = join(tmpdir(), `tern-pw-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        '--auth=scram-sha-256',
        `--username=${userName}`,
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        ...(isFleeting ? ['--no-sync'] : []),
      ],
      { ...childOptions(account), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number | null>((done, fail) => {
      child.on('error', fail);
      child.on('close', done);
    });
    if (code !== 0) throw new StatedError(`The embedded database could not be set up. ${output.slice(-600)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
