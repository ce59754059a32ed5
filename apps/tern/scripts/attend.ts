import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `attend.ts <command…>` runs a command and ends it, with everything it started, within five seconds of SIGTERM or
 * Ctrl-C (later only where `STOP_SECONDS` says so), and when the `npx` or `pnpm` that started it is gone: npx dies of a signal without passing it on.
 */
const grace = Math.max(4_500, Number(process.env.STOP_SECONDS ?? 0) * 1000 + 500 || 0);

interface Process {
  parent: number;
  command: string;
}

/** Undefined when there is no such process. */
function processOf(pid: number): Process | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command };
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    return parent ? { parent: Number(parent), command } : undefined;
  } catch {
    return undefined;
  }
}

/** From this process up to the outermost npx or pnpm, each with its parent; empty when neither started it. */
function starters(): { pid: number; parent: number }[] {
  const chain: { pid: number; parent: number }[] = [];
  let length = 0;
  for (let pid = process.pid; pid > 1 && chain.length < 12; ) {
    const found = processOf(pid);
    if (!found) break;
    if (/\b(?:npx|npm|pnpm)\b/.test(found.command) && pid !== process.pid) length = chain.length;
    chain.push({ pid, parent: found.parent });
    pid = found.parent;
  }
  return chain.slice(0, length);
}

const [command = '', ...args] = process.argv.slice(2);
// A group of its own, so that nothing of it is left; the terminal's Ctrl-C comes through here.
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
});

function endGroup(): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Everybody has left.
  }
}

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  child.kill('SIGTERM');
  setTimeout(() => {
    endGroup();
    process.exit(1);
  }, grace).unref();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

const chain = starters();
if (chain.length > 0) {
  setInterval(() => {
    if (chain.some(({ pid, parent }) => processOf(pid)?.parent !== parent)) stop();
  }, 500).unref();
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  endGroup();
  process.exit(code ?? (signal ? 1 : 0));
});
