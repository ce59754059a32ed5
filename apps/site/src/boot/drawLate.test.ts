// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawLate } from './drawLate.ts';

it('gives every drawing that waits its file', () => {
  document.body.innerHTML =
    '<svg><use data-href="/assets/a.svg#one"></use><use href="/assets/b.svg#two"></use></svg>';
  drawLate(document);
  expect([...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    '/assets/a.svg#one',
    '/assets/b.svg#two',
  ]);
});
