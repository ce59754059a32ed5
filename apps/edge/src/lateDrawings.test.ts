import { expect, it } from 'vitest';
import { lateDrawings } from './lateDrawings.ts';

const drawing = '<svg class="a"><use href="/assets/lyon-1.svg#land"></use><path d="M0 0"></path></svg>';

it('leaves the file of a drawing for later, and shows it to browsers without scripts', () => {
  const markup = lateDrawings(`<p>One</p>${drawing}<p>Two</p>`);
  expect(markup).toBe(
    `<p>One</p><svg data-late class="a"><use data-href="/assets/lyon-1.svg#land"></use><path d="M0 0"></path></svg><noscript>${drawing}</noscript><p>Two</p>`,
  );
});

it.each([
  '<svg><path d="M0 0"></path></svg>',
  '<svg><use href="#own"></use></svg>',
  '<svg><use href="/assets/menu-1.svg#mac"></use></svg>',
  '<a href="/assets/file.pdf">File</a>',
])('leaves %s as it is', (markup) => {
  expect(lateDrawings(markup)).toBe(markup);
});
