import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

// In a configuration of its own: the published types have enums, which the repository's own does not allow.
it('answers posts as the published schema of WordPress says', async () => {
  const tsc = resolve(root, 'node_modules/.bin/tsc');
  const checked = promisify(execFile)(tsc, ['-p', 'apps/sandbox/conformance/tsconfig.json'], { cwd: root });
  expect(await checked.catch((error: { stdout: string }) => error)).toMatchObject({ stdout: '' });
});
