import { expect, it } from 'vitest';
import { articleHtml } from './articleHtml.ts';

const options = {
  anchorClass: 'anchor',
  anchorLabel: (heading: string) => `Copy the link to “${heading}”`,
  tableClass: 'frame',
  tableLabel: 'Table',
};

it('puts a link beside every heading, named after it without its marks', () => {
  const html = articleHtml('<h2 id="a">What <em>"it"</em> &lt;is&gt;</h2><h3 id="b">B</h3>', options);
  expect(html).toContain('aria-label="Copy the link to “What &quot;it&quot; &lt;is&gt;”"');
  expect(html.match(/<a class="anchor" href="#[ab]" data-copy-link/g)).toHaveLength(2);
  expect(html).toMatch(/<\/a><\/h2><h3 id="b">/);
});

it('frames every table, with its attributes', () => {
  expect(articleHtml('<table><tr></tr></table><table dir="rtl"></table>', options)).toBe(
    '<div class="frame" role="group" tabindex="0" aria-label="Table"><table><tr></tr></table></div>' +
      '<div class="frame" role="group" tabindex="0" aria-label="Table"><table dir="rtl"></table></div>',
  );
});

it('names the language of its labels where the article has another one', () => {
  expect(articleHtml('<h2 id="a">A</h2>', { ...options, labelLanguage: 'de' })).toContain(' lang="de"><svg');
});

it('leaves everything else as it is', () => {
  const html = '<p>a &lt;table&gt; <code>&lt;h2 id="x"&gt;</code></p><pre><code>&lt;/table></code></pre>';
  expect(articleHtml(html, options)).toBe(html);
});
