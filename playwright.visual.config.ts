import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './packages/testing/src/browser.ts';
import { writeVisualPlan } from './packages/testing/src/visualPlan.ts';

const root = dirname(fileURLToPath(import.meta.url));
const storybook = process.env.TERN_STORYBOOK ?? join(root, 'storybook-static');

// Once, in the first process; the workers inherit the variable and read the plan.
if (process.env.TERN_STORYBOOK === undefined || process.env.TERN_VISUAL_PLANNED !== storybook) {
  await writeVisualPlan(storybook);
  process.env.TERN_STORYBOOK = storybook;
  process.env.TERN_VISUAL_PLANNED = storybook;
}

export default defineConfig({
  testDir: 'packages/testing/tests/visual',
  testMatch: '*.test.ts',
  globalTeardown: './packages/testing/tests/visual/writeReview.ts',
  outputDir: 'test-results/visual',
  fullyParallel: true,
  // One more than a small machine has cores: much of a picture's time is waiting.
  workers: 3,
  // The test command names what passed at its second try, and fails for more than two.
  retries: process.env.TERN_VISUAL_UPDATE ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine takes its time; a story that hangs is caught by the story tests.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['html', { outputFolder: 'playwright-report/visual', open: 'never' }]],
  use: { launchOptions: await launchOptions() },
});
