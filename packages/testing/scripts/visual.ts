import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedSources, readGraph } from '../src/review/changes.ts';
import { touchedStories } from '../src/review/touchedStories.ts';

/**
 * Builds Storybook and compares every story with its baseline. `--update` accepts what it sees now, `--changed` takes only
 * pictures that what differs from the main line can touch, `--no-build` uses the Storybook that is built already. The rest
 * goes to Playwright: `-g Button`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const own = new Set(['--update', '--changed', '--no-build']);
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
const env: Record<string, string> = {};
if (args.includes('--update')) env.TERN_VISUAL_UPDATE = '1';
if (args.includes('--changed')) {
  const storybook = process.env.TERN_STORYBOOK ?? join(root, 'storybook-static');
  const tokens = readFileSync(join(root, 'tokens/tokens.json'), 'utf8');
  const codeOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const graph = readGraph(storybook);
  if (graph.files.length === 0) throw new Error('The Storybook is older than its graph: build it.');
  const sources = changedSources(root, tokens);
  if (!sources) throw new Error('The history of the main line is not here: nothing says what has changed.');
  const touched = touchedStories(sources, graph, tokens, codeOf);
  console.log(
    `The change can touch ${touched.length} of ${Object.keys(graph.stories).length} files of stories.`,
  );
  env.TERN_VISUAL_STORIES = touched.join('\n');
}
run('playwright', ['test', '-c', 'playwright.visual.config.ts', ...args.filter((arg) => !own.has(arg))], env);
