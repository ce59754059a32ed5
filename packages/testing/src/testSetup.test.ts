import { expect, it, vi } from 'vitest';

/** Longer than the second that Vitest waits by itself. */
const late = 1_200;

it('waits longer than a second where a test names no time', async () => {
  const started = performance.now();
  const isLate = () => performance.now() - started > late;
  await expect.poll(isLate).toBe(true);
  const again = performance.now();
  await vi.waitFor(() => expect(performance.now() - again).toBeGreaterThan(late));
});
