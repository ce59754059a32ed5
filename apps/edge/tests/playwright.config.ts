import { defineConfig } from '@playwright/test';
import { launchOptions } from '@tern/testing';

/**
 * Journeys through the whole product in a real browser, on the production build. Most of a journey is waiting, so two
 * files take turns. Those that measure (`@alone`) run one at a time: `--grep @alone --workers 1`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/journeys',
  globalSetup: './firstData.ts',
  workers: 2,
  // The test command names what passed at its second try, and fails for more than two.
  retries: 1,
  // Ends a journey that hangs. It judges no speed: a busy machine needs several times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 150_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { outputFolder: '../../../playwright-report/journeys', open: 'never' }]],
  use: {
    // Without these a press that nothing takes waits for the end of its test.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    launchOptions: await launchOptions(),
    // A record takes a fifth of the processor, and a picture of each step another: a test that fails runs once more.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true },
    screenshot: 'only-on-failure',
  },
});
