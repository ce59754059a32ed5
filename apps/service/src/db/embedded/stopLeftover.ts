import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops a server that outlived the process that started it, and clears what a crash left. */
export async function stopLeftover(data: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pidLine = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Math.abs(Number(pidLine));
  if (!pid || !isPostgresOf(pid, data)) {
    rmSync(pidFile, { force: true });
    return;
  }
  log('A database from an earlier run is still there; it is stopped first.');
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let wait = 0; wait < 100; wait += 1) {
      await sleep(100);
      if (!isPostgresOf(pid, data)) return;
    }
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.includes(data) && !/\) Z /.test(state);
  } catch {
    return process.platform !== 'linux';
  }
}
