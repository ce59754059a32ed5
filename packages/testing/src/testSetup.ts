import { readFileSync } from 'node:fs';
import { afterEach, expect, vi } from 'vitest';

/**
 * Runs before each file of a project in Node. Waits last as long as on the slowest machine (the guard against what
 * hangs is the timeout of a test), and property tests draw the same cases in every run. `TERN_SEED=random` draws new
 * ones and more of them; a failure prints the seed, and `TERN_SEED=<seed>` draws its cases again.
 */
const longestWait = 45_000;

// In the settings of a project it would be missing from the next project.
const poll = expect.poll;
expect.poll = (callback, options) => poll(callback, { timeout: longestWait, ...options });
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: longestWait, ...options });
const waitUntil = vi.waitUntil;
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout: longestWait, ...options });

// A spy that outlives a test that failed would fail the next ones too.
afterEach(() => {
  vi.restoreAllMocks();
});

const { testPath } = expect.getState();
// Loading the library takes longer than most tests, so only a file that draws gets it.
if (testPath !== undefined && /from 'fast-check'/.test(readFileSync(testPath, 'utf8'))) {
  const { default: fc } = await import('fast-check');
  const given = process.env.TERN_SEED ?? '20261126';
  fc.configureGlobal(given === 'random' ? { numRuns: 1000 } : { seed: Number(given) });
}
