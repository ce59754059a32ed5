import { expect, it } from 'vitest';
import { articleHtml } from './articleHtml.ts';

const options = {
  sectionClass: { 2: 'section', 3: 'subsection' },
  anchorClass: 'anchor',
  anchorLabel: (heading: string) => `Copy the link to “${heading}”`,
  tableClass: 'frame',
};

it('puts a link after every heading and outside of it, named after it without its marks', () => {
  const html = articleHtml('<h2 id="a">What <em>"it"</em> &lt;is&gt;</h2><h3 id="b">B</h3>', options);
  expect(html).toContain('aria-label="Copy the link to “What &quot;it&quot; &lt;is&gt;”"');
  expect(html.match(/<a class="anchor" href="#[ab]" data-copy-link/g)).toHaveLength(2);
  expect(html).toContain('<div class="section"><h2 id="a">What <em>"it"</em> &lt;is&gt;</h2> <a ');
  expect(html).toContain('</a></div><div class="subsection"><h3 id="b">B</h3> <a ');
});

it('frames every table, with its attributes', () => {
  expect(articleHtml('<table><tr></tr></table><table dir="rtl"></table>', options)).toBe(
    '<div class="frame"><table><tr></tr></table></div><div class="frame"><table dir="rtl"></table></div>',
  );
});

it('names the language of its labels where the article has another one', () => {
  expect(articleHtml('<h2 id="a">A</h2>', { ...options, labelLanguage: 'de' })).toContain(' lang="de"><svg');
});

it('marks titles of works in English within an article in another script', () => {
  const html =
    '<p><a href="https://a.example/x" rel="noopener">WireGuard: Next Generation Tunnel</a>، <a href="https://b.example">المصدر</a> <a href="/faq">Two words</a></p>';
  expect(articleHtml(html, options)).toBe(html);
  expect(articleHtml(html, { ...options, marksEnglish: true })).toBe(
    html.replace(
      'WireGuard: Next Generation Tunnel',
      '<bdi lang="en" dir="ltr">WireGuard: Next Generation Tunnel</bdi>',
    ),
  );
});

it('leaves everything else as it is', () => {
  const html = '<p>a &lt;table&gt; <code>&lt;h2 id="x"&gt;</code></p><pre><code>&lt;/table></code></pre>';
  expect(articleHtml(html, options)).toBe(html);
});
