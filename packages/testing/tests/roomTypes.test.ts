import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The platforms whose declarations a room's program holds, wherever they come from. */
function platformsOf(room: string): string[] {
  const files = execFileSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', join(room, 'tsconfig.json'), '--listFilesOnly'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  return [
    ...(/\/@types\/node\//.test(files) ? ['node'] : []),
    ...(/\/lib\.dom\.d\.ts/.test(files) ? ['dom'] : []),
  ];
}

it.each([
  ['packages/domain', []],
  ['packages/contract', []],
  ['packages/i18n', []],
  ['packages/mails', []],
  ['tokens', []],
  ['packages/ui', ['dom']],
  ['packages/patterns', ['dom']],
  ['apps/site', ['dom']],
  ['apps/service', ['node']],
  ['packages/observe', ['node']],
  ['apps/edge', ['node']],
  ['apps/tern', ['node']],
])('%s sees %o', (room, platforms) => {
  expect(platformsOf(room)).toEqual(platforms);
});
