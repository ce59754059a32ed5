import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ProviderTraffic } from './ProviderTraffic.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Compiles each value as `value satisfies type` in one run of the compiler, in a scratch folder. Returns a problem
 * for each value in the same order, null where the compiler has none.
 */
export async function compileValues(
  { name, typesFolder, adjustTypes, prelude = '' }: ProviderTraffic,
  values: readonly { type: string; value: unknown }[],
): Promise<(string | null)[]> {
  if (values.length === 0) return [];
  const folder = join(root, 'node_modules/.cache/traffic-types', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (typesFolder) copyTypes(typesFolder, join(folder, 'types'), adjustTypes);
  // One value to a line: the line of a complaint names the value.
  const lines = values.map(({ type, value }) => `void (${JSON.stringify(value)} satisfies ${type});`);
  const head = prelude.trim().split('\n');
  writeFileSync(join(folder, 'values.ts'), `${[...head, ...lines].join('\n')}\n`);
  const options = { target: 'ES2024', module: 'ESNext', moduleResolution: 'Bundler' };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...options, strict: true, skipLibCheck: true, noEmit: true, types: ['node'] },
      files: ['values.ts'],
    }),
  );
  const found = new Map<number, string>();
  let at = 0;
  for (const line of (await compile(folder)).split('\n')) {
    const [, row, text] = /^values\.ts\((\d+),\d+\): (.*)$/.exec(line) ?? [];
    if (row) at = Number(row);
    else if (/^\S/.test(line)) throw new Error(`The compiler did not check the values of ${name}: ${line}`);
    // A complaint goes on in indented lines, the innermost reason last.
    if (line) found.set(at, [found.get(at), text ?? line].filter(Boolean).join('\n'));
  }
  return values.map((_value, index) => found.get(head.length + 1 + index) ?? null);
}

function copyTypes(from: string, to: string, adjust?: (file: string, text: string) => string): void {
  for (const file of globSync('**/*.d.ts', { cwd: from })) {
    cpSync(join(from, file), join(to, file));
    if (!adjust) continue;
    const text = readFileSync(join(to, file), 'utf8');
    const adjusted = adjust(file, text);
    if (adjusted !== text) writeFileSync(join(to, file), adjusted);
  }
}

async function compile(folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', 'tsconfig.json', '--pretty', 'false'],
      { cwd: folder, maxBuffer: 64 * 2 ** 20 },
    );
    return stdout;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout;
  }
}
