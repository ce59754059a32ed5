import { expect, it } from 'vitest';
import { lateDrawings } from './lateDrawings.ts';

const drawing = '<svg class="a"><use href="/assets/lyon-1.svg#land"></use><path d="M0 0"></path></svg>';

it('leaves a drawing from a file for later, and draws it in browsers without scripts', () => {
  expect(lateDrawings(`<p>One</p>${drawing}<p>Two</p>`)).toBe(
    `<p>One</p><noscript data-late>${drawing.replace('></use>', '/>')}</noscript><p>Two</p>`,
  );
});

it.each([
  ['0 0 1000 1000', 'data-late="square"'],
  ['-5 -5 24.5 24.5', 'data-late="square"'],
  ['0 0 100 1000', 'data-late'],
  ['0 0 560 420', 'data-late'],
])('says the room of a drawing of %s', (box, late) => {
  expect(lateDrawings(drawing.replace('<svg', `<svg viewBox="${box}"`))).toContain(`<noscript ${late}>`);
});

it.each([
  '<svg><path d="M0 0"></path></svg>',
  '<svg><use href="#own"></use></svg>',
  '<a href="/assets/file.pdf">File</a>',
])('leaves %s as it is', (markup) => {
  expect(lateDrawings(markup)).toBe(markup);
});
