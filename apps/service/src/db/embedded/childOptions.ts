import type { Account } from './unprivilegedAccount.ts';

export function childOptions({ uid, gid }: Account) {
  return {
    ...(uid !== undefined && { uid, gid }),
    // Its own process group: a Ctrl-C in the terminal must not stop the database before its users.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...windowsEnvironment() },
  };
}

function windowsEnvironment(): Record<string, string | undefined> {
  return process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {};
}
