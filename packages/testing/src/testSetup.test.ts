import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

it('draws the same cases in every run', () => {
  const { seed } = fc.readConfigureGlobal() ?? {};
  expect(seed !== undefined || process.env.TERN_SEED === 'random').toBe(true);
});

it('waits longer than the second that is the default of the runner', async () => {
  const ready = performance.now() + 1_200;
  const isReady = () => expect(performance.now()).toBeGreaterThan(ready);
  await vi.waitFor(isReady);
  await expect.poll(() => performance.now()).toBeGreaterThan(ready + 1_200);
});
