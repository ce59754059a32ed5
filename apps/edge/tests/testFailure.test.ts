import { expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const plain = { 'accept-encoding': 'identity' };

it('shows the error page, and what remains when it fails, in test mode', async () => {
  const { ask, rendered } = stubEdge({ testMode: true });
  // The page of unknown addresses is cached by now.
  expect((await ask('/nowhere', plain)).status).toBe(404);
  const screen = await ask('/de/test/error', plain);
  expect(screen.status).toBe(500);
  expect(screen.body?.toString()).toContain('de desktop /404');
  expect(headerOf(screen, 'cache-control')).toBe('no-store');
  const last = await ask('/m/test/error-page-error', plain);
  expect(last.status).toBe(500);
  expect(Buffer.from(last.body ?? []).toString()).toContain('An error occurred while showing the error page');
  expect(rendered).toEqual(['404', '500']);
});

it('has no such addresses in production', async () => {
  const { ask } = stubEdge();
  for (const path of ['/test/error', '/test/error-page-error'])
    expect((await ask(path, plain)).status).toBe(404);
});
