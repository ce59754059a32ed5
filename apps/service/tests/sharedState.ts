import { afterEach, beforeEach } from 'vitest';

/** Notes what a stand-in or a clock is set to, and returns what sets it to that again. */
type Snapshot = () => () => unknown;

const shared = new Set<Snapshot>();
let restore: (() => unknown)[] = [];

/** From now on a test's changes are taken back after it, also when it fails. Returns what ends this. */
export function restoreAfterEach(snapshot: Snapshot): () => void {
  shared.add(snapshot);
  return () => shared.delete(snapshot);
}

/** The same for fields of an object. */
export const restoreFields = <T extends object>(target: T, ...names: (keyof T)[]) =>
  restoreAfterEach(() => {
    const before = names.map((name) => [name, target[name]] as const);
    return () => {
      for (const [name, value] of before) target[name] = value;
    };
  });

const services: { lines: string[]; from: number }[] = [];

/** Lines of a log. What a service logs in a test that fails, from warnings on, is printed with it. */
export function linesOfLog(): string[] {
  const lines: string[] = [];
  services.push({ lines, from: 0 });
  return lines;
}

// A setup file: these hooks surround every test of every file.
beforeEach(() => {
  restore = [...shared].map((snapshot) => snapshot());
  for (const service of services) service.from = service.lines.length;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const { lines, from } of services)
      for (const line of lines.slice(from)) if (/^\{"level":[456]0/.test(line)) process.stderr.write(line);
  for (const back of restore.splice(0)) await back();
});
