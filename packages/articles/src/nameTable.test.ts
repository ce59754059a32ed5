import { expect, it } from 'vitest';
import { writeBody } from './blocks.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { readHtml } from './readHtml.ts';

const written = (parts: Parameters<typeof writeBody>[0]) =>
  writeBody(parts, { title: 'The "title"' })
    .blocks.map((block) => ('html' in block ? block.html : ''))
    .join('\n');
const fromMarkdown = (source: string) =>
  written(parseMarkdown(source, { line: 1, picture: () => null }).parts).replace(/\n/g, '');
const fromHtml = (html: string) => written(readHtml(html, { link: () => null, picture: () => null }));

const table = '| | WireGuard |\n| --- | ---: |\n| Usual port | 51820 |';

it('names a table after the heading before it, its columns and its rows; an empty corner is no header', () => {
  expect(fromMarkdown(`## First\n\n## The two\n\n${table}`)).toContain(
    '<table aria-labelledby="the-two"><thead><tr><td></td><th align="right" scope="col">WireGuard</th></tr></thead><tbody><tr><th scope="row">Usual port</th><td align="right">51820</td></tr></tbody></table>',
  );
});

it('finds the heading across notes and drawings, and takes the title where there is none', () => {
  expect(fromMarkdown(`## Ports\n\n:::note[A]\nb\n:::\n\n${table}`)).toContain('aria-labelledby="ports"');
  expect(fromMarkdown(table)).toContain('<table aria-label="The &#x22;title&#x22;">');
});

it('leaves a caption and headers that somebody else wrote', () => {
  expect(
    fromHtml(
      '<h2>Ports</h2><table><caption>Theirs</caption><thead><tr><th>a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
    ),
  ).toContain(
    '<table><caption>Theirs</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
  );
  // Nothing says that the first cell heads its row.
  expect(fromHtml('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toContain(
    '<tr><td>a</td><td>b</td></tr>',
  );
});
