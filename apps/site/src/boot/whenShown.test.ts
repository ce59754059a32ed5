// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

it('runs at once where somebody looks at the page', () => {
  const run = vi.fn();
  whenShown(document, run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for the visitor of a page that is drawn ahead', async () => {
  const ahead = Object.assign(new EventTarget(), { prerendering: true });
  const run = vi.fn();
  whenShown(ahead as unknown as Document, run);
  expect(run).not.toHaveBeenCalled();
  ahead.prerendering = false;
  ahead.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => run.mock.calls.length).toBe(1);
});
