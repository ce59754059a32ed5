import { describe, expect, it } from 'vitest';
import { writeBody } from './blocks.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const picture = (file: string) =>
  file === 'map.svg' ? { src: '/assets/blog/a-map-1.svg', width: 960, height: 600 } : null;
const read = (source: string) => {
  const parsed = parseMarkdown(source, { line: 11, picture });
  return { ...parsed, ...writeBody(parsed.parts, { title: 'Title' }) };
};
const html = (source: string) => {
  const { blocks, problems } = read(source);
  expect(problems).toEqual([]);
  return blocks.map((block) => ('html' in block ? block.html : block.kind)).join('\n');
};

describe('Markdown', () => {
  it('gives headings anchors, each one once', () => {
    const { headings, blocks } = read('## Who reads it?\n\ntext\n\n### Who reads it?\n\n## Ваш адрес');
    expect(headings).toEqual([
      { id: 'who-reads-it', text: 'Who reads it?', depth: 2 },
      { id: 'who-reads-it-2', text: 'Who reads it?', depth: 3 },
      { id: 'ваш-адрес', text: 'Ваш адрес', depth: 2 },
    ]);
    expect(blocks[0]).toMatchObject({ html: expect.stringContaining('<h3 id="who-reads-it-2">') });
  });

  it('reads tables, footnotes, code and quotes', () => {
    expect(html('| a | b |\n| --- | ---: |\n| 1 | 2 |')).toContain('<td align="right">2</td>');
    const noted = html('A claim.[^1]\n\n[^1]: Its source.');
    expect(noted).toContain('href="#fn-1"');
    expect(noted).toContain('<section data-footnotes');
    expect(noted).not.toContain('<h2');
    expect(html('```\n<b>\n```')).toBe('<pre><code>&#x3C;b>\n</code></pre>');
    expect(html('> A pull quote')).toContain('<blockquote>');
  });

  it('leaves the colons of addresses alone', () => {
    const address = 'From 2001:db8::80 to [2001:db8::1]:443 at 10:30.';
    expect(html(address)).toBe(`<p>${address}</p>`);
  });

  it('reads notes, embeds and diagrams as blocks between the text', () => {
    const { blocks, problems } = read(`Text.

:::note[Two letters]
Some *words*.
:::

::leak-test

::map{country="de"}

\`\`\`diagram
kind: path
nodes: [{ label: You, icon: laptop }, { label: Website, icon: site }]
links: [{ from: 1, to: 2, label: encrypted, tone: safe }]
\`\`\`

More.`);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>Text.</p>' },
      { kind: 'note', title: 'Two letters', html: '<p>Some <em>words</em>.</p>' },
      { kind: 'embed', name: 'leak-test', values: {} },
      { kind: 'embed', name: 'map', values: { country: 'de' } },
      {
        kind: 'diagram',
        diagram: {
          kind: 'path',
          nodes: [
            { label: 'You', icon: 'laptop' },
            { label: 'Website', icon: 'site' },
          ],
          links: [{ from: 1, to: 2, label: 'encrypted', tone: 'safe' }],
          caption: null,
        },
      },
      { kind: 'html', html: '<p>More.</p>' },
    ]);
  });

  it('makes a figure of a picture with a caption', () => {
    expect(html('![A map](map.svg "Where it is")')).toBe(
      '<figure><img src="/assets/blog/a-map-1.svg" alt="A map" width="960" height="600" loading="lazy" decoding="async"><figcaption>Where it is</figcaption></figure>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', '11: HTML is not allowed: <script>alert(1)</script>'],
    ['Text <img src=x onerror=alert(1)>', '11: HTML is not allowed: <img src=x onerror=alert(1)>'],
    ['# Title', '11: a heading is ## or ###, not #'],
    ['#### Deep', '11: a heading is ## or ###, not ####'],
    ['text\n\n> ## Quoted', '13: a heading stands on its own, not in a list, a quote or a note'],
    [':::warning\nx\n:::', '11: :::warning is unknown; there is :::note'],
    ['::video', '11: ::video is unknown; there are ::leak-test, ::flight-scale, ::map'],
    ['::map{country="xx"}', '11: ::map{country="xx"} names no country of the site'],
    ['::map{country="de" zoom="2"}', '11: the embed has no attribute zoom'],
    ['- ::leak-test', '11: leak-test stands on its own, not in a list, a quote or a note'],
    ['![A map](other.svg)', '11: the picture other.svg is not beside the article'],
    ['![A map](../map.svg)', '11: the picture ../map.svg is not beside the article'],
    ['![A map](https://elsewhere.example/map.svg)', 'https://elsewhere.example/map.svg is not beside'],
    ['![](map.svg)', '11: the picture map.svg has no text that describes it'],
    ['text ![A map](map.svg)', '11: the picture map.svg stands in a paragraph of its own'],
    ['```diagram\nkind: pie\n```', '11: the diagram is wrong at kind'],
    ['```diagram\n{\n```', '11: the diagram is no YAML'],
    [
      '```diagram\nkind: steps\nparties: [A, B]\nsteps: [{ from: 1, to: 3, text: x }]\n```',
      '11: the diagram has 2 parties, and names number 3',
    ],
    [
      '```diagram\nkind: steps\nparties: [A, B]\nsteps: [{ from: 1, to: 1, text: x }]\n```',
      '11: the diagram goes from 1 to itself',
    ],
  ])('refuses %j', (source, problem) => {
    expect(read(source).problems.join('\n')).toContain(problem);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<a href="javascript:alert(1)">x</a>',
    '<style>p{color:red}</style>',
    '<svg onload=alert(1)>',
  ])('writes nothing of %s that runs', (source) => {
    const written = read(source)
      .blocks.map((block) => ('html' in block ? block.html : ''))
      .join('');
    expect(written).not.toMatch(/javascript:|data:text|<script|<style|<svg|onload/);
  });
});
