import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The parent of each process there is. */
function parents(): [pid: number, parent: number][] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Ends a process and all that it started, at once. */
export function endTree(pid: number): void {
  const all = parents();
  const tree = [pid];
  for (const parent of tree) tree.push(...all.filter(([, of]) => of === parent).map(([child]) => child));
  for (const member of tree) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
