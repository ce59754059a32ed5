// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawLate } from './drawLate.ts';

it('puts every drawing that waits in its place', async () => {
  document.body.innerHTML = '<p>One</p><noscript data-late></noscript><p>Two</p>';
  // As a browser with scripts reads it.
  const late = document.querySelector('noscript') as Element;
  late.textContent = '<svg class="a"><use href="/assets/a.svg#one"></use></svg>';
  drawLate();
  await vi.waitFor(() => expect(document.querySelector('noscript')).toBeNull());
  expect(document.body.innerHTML).toBe(
    '<p>One</p><svg class="a"><use href="/assets/a.svg#one"></use></svg><p>Two</p>',
  );
});
