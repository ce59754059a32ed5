import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';

/**
 * Claims a data folder for this process. Throws one sentence when another living process holds it;
 * takes over from one that died. Returns the release.
 */
export function dataDirLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o644);
      writeSync(file, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new StatedError(
        `Another process (${holder.pid}) already uses the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new StatedError(`The data folder ${dataDir} could not be claimed. Try again.`);
}

/** Whether another living process has claimed a data folder. */
export function isClaimed(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, 'lock'));
  return holder !== null && holder.pid !== process.pid && isAlive(holder);
}

interface Holder {
  pid: number;
  /** Tells a process from a later one that got the same number. */
  start: string;
}

function readHolder(path: string): Holder | null {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return !start || now === null || now === start;
}

/** When a process started, in kernel ticks. Null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
