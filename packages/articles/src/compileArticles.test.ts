import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '@tern/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileArticles, missingTranslations } from './compileArticles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"><path d="M0 0h9"/></svg>';
const description = 'A description that is long enough to say what the whole article is about.';
const front: Record<string, unknown> = {
  title: 'First',
  description,
  category: 'privacy',
  tags: '[dns]',
  author: 'tern',
  published: '2026-11-22',
  picture: 'cover.svg',
  pictureAlt: 'A line',
  related: '[second, third]',
};
const article = (changes: Record<string, unknown> = {}, body = 'Text.\n\n## Sources\n') =>
  `---\n${Object.entries({ ...front, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}`;
const translation = (body: string, changes = {}) =>
  `---\ntitle: Erster\ndescription: ${description}\npictureAlt: Eine Linie\n${Object.entries(changes)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n\n${body}`;

/** Three articles that name one another, of which the first is given. */
function compile(first = article(), others: Record<string, string | Buffer> = {}) {
  put(
    'taxonomy.yaml',
    'categories:\n  privacy: { en: Privacy, de: Privatsphäre }\ntags:\n  dns: { en: DNS }\n',
  );
  for (const [key, related] of [
    ['first', ''],
    ['second', '[first, third]'],
    ['third', '[second, first]'],
  ] as const) {
    put(`${key}/cover.svg`, cover);
    put(`${key}/en.md`, key === 'first' ? first : article({ title: key, related }));
  }
  for (const [file, content] of Object.entries(others)) put(file, content);
  return compileArticles(folder);
}

describe('a folder of articles', () => {
  it('is compiled with its keys, terms and pictures', () => {
    const { compiled, pictures, problems } = compile(article(), {
      'first/de.md': translation('Ein Text.\n\n## Quellen\n'),
    });
    expect(problems).toEqual([]);
    expect(compiled.articles.map(({ unikey }) => unikey)).toEqual(['first', 'second', 'third']);
    const [first] = compiled.articles;
    expect(first).toMatchObject({
      id: 'first',
      short_path: 'first',
      isWP: false,
      related: ['second', 'third'],
      picture: {
        width: 960,
        height: 600,
        src: expect.stringMatching(/^\/assets\/blog\/first-cover-[0-9a-f]{8}\.svg$/),
      },
    });
    expect(first?.texts.de).toMatchObject({ title: 'Erster', words: 3, minutes: 1 });
    // All languages share the anchors of the English headings.
    expect(first?.texts.de?.headings).toEqual([{ id: 'sources', text: 'Quellen', depth: 2 }]);
    expect(pictures.map(({ name }) => `/assets/blog/${name}`)).toContain(first?.picture?.src);
    expect(JSON.stringify(compile().compiled)).toBe(JSON.stringify(compile().compiled));
  });

  it('names every translation that is missing', () => {
    const missing = missingTranslations(compile().compiled);
    expect(missing).toHaveLength(3 * (languages.length - 1) + 2 * languages.length - 3);
    expect(missing).toContain('first/de.md');
    expect(missing).toContain('taxonomy.yaml: dns in de');
    expect(missing).not.toContain('taxonomy.yaml: privacy in de');
  });

  it.each<[string, string, string]>([
    ['no front matter', 'Text.', 'first/en.md: there is no front matter'],
    ['YAML that is none', '---\n{\n---\nText.', 'first/en.md: the front matter is no YAML'],
    ['aliases that grow', '---\na: &a [1]\nb: [*a, *a]\n---\n', 'first/en.md: the front matter is no YAML'],
    ['an empty title', article({ title: "''" }), 'title is empty'],
    ['a long title', article({ title: 'x'.repeat(71) }), 'title has more than 70 characters'],
    ['no description', article({ description: undefined }), 'first/en.md: description'],
    ['an unknown entry', article({ colour: 'red' }), 'colour is missing, or no entry'],
    ['an unknown category', article({ category: 'cats' }), 'the category cats is unknown'],
    ['an unknown tag', article({ tags: '[dns, cats]' }), 'the tag cats is unknown'],
    [
      '300 tags',
      article({ tags: `[${Array.from({ length: 300 }, (_, n) => `t${n}`)}]` }),
      'tags has more than 6',
    ],
    ['a tag twice', article({ tags: '[dns, dns]' }), 'tags names one twice'],
    ['no date', article({ published: 'soon' }), 'published is a date such as'],
    ['an update before it', article({ updated: '2026-11-21' }), 'updated is before published'],
    ['an unknown picture', article({ picture: 'other.svg' }), 'the picture other.svg is not there'],
    [
      'a picture elsewhere',
      article({ picture: '../second/cover.svg' }),
      'picture is a file beside the article',
    ],
    [
      'an unknown related one',
      article({ related: '[second, fourth]' }),
      'the related article fourth is not there',
    ],
    ['itself as related', article({ related: '[second, first]' }), 'it is related to itself'],
    ['no text', article({}, ''), 'first/en.md: it has no text'],
    ['a link to no page', article({}, '[x](/nowhere)'), 'first/en.md:13: /nowhere is no page of the site'],
    ['a link with a language', article({}, '[x](/de/pricing)'), '/de/pricing is no page of the site'],
    ['another spelling', article({}, '[x](/Pricing)'), '/Pricing is another spelling of /pricing'],
    ['a link to no article', article({}, '[x](/blog/fourth)'), '/blog/fourth is no article'],
    ['a link to no heading there', article({}, '[x](/blog/second#x)'), '/blog/second has no heading #x'],
    ['a link to no heading here', article({}, '[x](#nothing)'), '#nothing is no heading of the article'],
    ['a link to no tag', article({}, '[x](/blog/tag/cats)'), '/blog/tag/cats is no category or tag'],
    ['a relative link', article({}, '[x](second)'), 'second is no link'],
    ['a link out of the folder', article({}, '[x](../../etc/passwd)'), '../../etc/passwd is no link'],
    ['a link without TLS', article({}, '[x](http://a.example)'), 'http://a.example is no link'],
    ['a script', article({}, '<script>alert(1)</script>'), 'HTML is not allowed'],
  ])('is refused for %s', (_what, first, problem) => {
    expect(compile(first).problems.join('\n')).toContain(problem);
  });

  it('takes good links', () => {
    const body = `[a](/pricing) [b](/blog/second#sources) [c](#sources) [d](https://www.rfc-editor.org/rfc/rfc8446)
[e](/blog/category/privacy) [f](/blog/tag/dns) [g](mailto:a@tern.example) [h](/webrtc-leak-test?x=1#y)[^1]

## Sources

[^1]: Note.`;
    expect(compile(article({}, body)).problems).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['of another structure', translation('Text.\n\n### Quellen\n'), 'part 1 is "###", not "##"'],
    ['with less', translation('Text.'), 'part 1 is "the end", not "##"'],
    [
      'with tags of its own',
      translation('Text.\n\n## Q\n', { tags: '[dns]' }),
      'tags is missing, or no entry',
    ],
  ])('refuses a translation %s', (_what, text, problem) => {
    expect(compile(article(), { 'first/de.md': text }).problems.join('\n')).toContain(
      `first/de.md: ${problem}`.slice(0, 12),
    );
    expect(compile(article(), { 'first/de.md': text }).problems.join('\n')).toContain(problem);
  });

  it('compares diagrams and embeds of translations, not their words', () => {
    const diagram = (label: string, tone: string) =>
      `\`\`\`diagram\nkind: path\nnodes: [{ label: ${label}, icon: laptop }, { label: B, icon: site }]\nlinks: [{ from: 1, to: 2, tone: ${tone} }]\n\`\`\`\n`;
    const problems = (text: string) =>
      compile(article({}, `Text.\n\n${diagram('You', 'safe')}`), { 'first/de.md': translation(text) })
        .problems;
    expect(problems(`Text.\n\n${diagram('Du', 'safe')}`)).toEqual([]);
    expect(problems(`Text.\n\n${diagram('Du', 'leak')}`).join()).toContain(
      'it is built otherwise than en.md',
    );
  });

  it.each<[string, string | Buffer, string]>([
    ['20 MB', Buffer.alloc(20 * 1024 * 1024), 'the picture big.png has 20.0 MB; 300 KB is the most'],
    ['no picture', Buffer.from('hello, this is no picture'), 'the picture big.png is no PNG, JPEG or WebP'],
  ])('refuses a picture of %s', (_what, bytes, problem) => {
    const { problems, pictures } = compile(article({ picture: 'big.png' }), { 'first/big.png': bytes });
    expect(problems).toContain(`first: ${problem}`);
    expect(pictures.map(({ file }) => file)).not.toContain('big.png');
  });

  it.each([
    ['<script>alert(1)</script>', 'it runs or embeds something'],
    ['<g onload="alert(1)"/>', 'it runs or embeds something'],
    ['<image href="https://elsewhere.example/x.png"/>', 'it loads something from elsewhere'],
    ['<text>VPN</text>', 'it has words in it'],
  ])('refuses a drawing with %s', (part, problem) => {
    const drawing = cover.replace('<path', `${part}<path`);
    expect(compile(article(), { 'first/cover.svg': drawing }).problems.join()).toContain(problem);
  });

  it.each(['Upper', 'search', 'a_b', 'post-wp12'])('refuses the key %s', (key) => {
    const { problems } = compile(article(), { [`${key}/en.md`]: article() });
    expect(problems).toContain(`${key}: the folder's name is no key of an article`);
  });

  it('refuses a translation without its article', () => {
    expect(compile(article(), { 'lone/de.md': translation('x') }).problems).toContain(
      'lone: there is no en.md',
    );
  });

  it('is nothing where there is none', () => {
    expect(compileArticles(join(folder, 'nothing'))).toMatchObject({
      compiled: { articles: [] },
      problems: [],
    });
  });
});
