import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds Storybook and compares every story with its baseline. `--update` accepts what it sees now,
 * `--no-build` uses the Storybook that is built already. The rest goes to Playwright: `-g Button`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const own = new Set(['--update', '--no-build']);
const args = process.argv.slice(2);

function run(tool: string, toolArgs: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), toolArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!args.includes('--no-build')) run('storybook', ['build', '-o', 'storybook-static', '--quiet']);
run(
  'playwright',
  ['test', '-c', 'playwright.visual.config.ts', ...args.filter((arg) => !own.has(arg))],
  args.includes('--update') ? { TERN_VISUAL_UPDATE: '1' } : {},
);
