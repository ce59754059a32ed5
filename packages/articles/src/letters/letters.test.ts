import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { languages, matchRoute } from '@tern/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { missingChangelogTexts, readChangelog } from './readChangelog.ts';
import { readIssue } from './readIssue.ts';
import { readLetterBody } from './readLetterBody.ts';

const content = resolve(import.meta.dirname, '../../../../apps/site/content');
const articles = new Set(readdirSync(join(content, 'blog')));
const folder = mkdtempSync(join(tmpdir(), 'tern-letters-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Links of letters that lead to no page, by the manifest and the folder of articles. */
const lost = (links: readonly { href: string }[]) =>
  links
    .map(({ href }) => href)
    .filter((href) => {
      const article = /^\/blog\/([^/]+)$/.exec(href)?.[1];
      if (article) return !articles.has(article);
      return href.startsWith('/') ? matchRoute(href)?.canonicalPath !== href : !/^https:\/\//.test(href);
    });

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

describe('the content of the site', () => {
  it.each(readdirSync(join(content, 'newsletters')))('has the issue %s whole, in every language', (id) => {
    const issue = readIssue(join(content, 'newsletters', id));
    expect(issue.problems).toEqual([]);
    expect(lost(issue.links)).toEqual([]);
    expect(Object.keys(issue.content).sort()).toEqual([...languages].sort());
    // The same parts in every language: nothing was left out.
    const shapes = Object.values(issue.content).map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '));
    expect(new Set(shapes).size).toBe(1);
  });

  it('has every change whole, in every language, newest first', () => {
    const changelog = readChangelog(join(content, 'changelog'));
    expect(changelog.problems).toEqual([]);
    expect(missingChangelogTexts(changelog)).toEqual([]);
    expect(lost(changelog.links)).toEqual([]);
    const dates = changelog.entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(changelog.pictures.length).toBeGreaterThan(0);
  });
});

describe('a letter', () => {
  it('is words with looks and links', () => {
    const { blocks, problems } = readLetterBody(
      'One **two** [*three*](/blog) `four`\nfive.\n\n## Six\n\n1. a\n2. b\n\n> Seven\n',
      1,
    );
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'One ' },
          { text: 'two', look: 'strong' },
          { text: ' ' },
          { text: 'three', look: 'emphasis', href: '/blog' },
          { text: ' ' },
          { text: 'four', look: 'code' },
          { text: ' five.' },
        ],
      },
      { kind: 'heading', spans: [{ text: 'Six' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'quote', spans: [{ text: 'Seven' }] },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', '4: html is no part of a letter'],
    ['![open](https://track.test/p.gif)', '4: image is no part of a letter'],
    ['# Too high', '4: a heading is ##, not #'],
    ['- a\n\n  - b', '4: an entry of a list and a quote are one paragraph each'],
    [
      '[x](javascript:alert(1))',
      '4: javascript:alert(1) is no link: write /path of a page of the site, or https://',
    ],
    [
      '[x](//elsewhere.test)',
      '4: //elsewhere.test is no link: write /path of a page of the site, or https://',
    ],
    ['', '4: there is no text'],
  ])('refuses %s', (source, problem) => {
    expect(readLetterBody(source, 4).problems).toContain(problem);
  });

  it('says what is wrong with the files of an issue', () => {
    write('2026-12/en.md', '---\ntitle: T\ndescription: D\nopen: pixel\n---\n\nText.\n');
    write('2026-12/xx.md', 'x');
    expect(readIssue(join(folder, '2026-12')).problems).toEqual([
      'en.md: open is no entry of the front matter',
      'xx.md is no file of an issue: those are named after languages, such as de.md',
    ]);
    expect(readIssue(join(folder, 'nowhere')).problems).toEqual([`${join(folder, 'nowhere')} is not there`]);
  });
});

describe('a change', () => {
  const entry = (head: string) => `---\n${head}---\n\nText.\n`;
  const problemsOf = (id: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) write(`log-${id}/${id}/${name}`, text);
    return readChangelog(join(folder, `log-${id}`)).problems;
  };

  it('has a day, a place, and a version only where an app has one', () => {
    expect(problemsOf('2026-11-31-x', { 'en.md': entry('title: T\nplatforms: [website]\n') })).toEqual([
      '2026-11-31-x/a folder is named after its day, such as 2026-11-22-eleven-languages',
    ]);
    expect(
      problemsOf('2026-11-01-a', { 'en.md': entry('title: T\nplatforms: [website]\nversion: "4.2"\n') }),
    ).toEqual(['2026-11-01-a/en.md: the website has no version: apps have']);
    expect(problemsOf('2026-11-01-b', { 'en.md': entry('title: T\nplatforms: [toaster]\n') })[0]).toContain(
      'a platform is one of website, windows',
    );
    expect(
      problemsOf('2026-11-01-c', { 'en.md': entry('title: T\nplatforms: [windows]\nversion: "4.2.0"\n') }),
    ).toEqual([]);
  });

  it('has a picture that is there, without words, and described in every language', () => {
    const head = 'title: T\nplatforms: [website]\npicture: a.svg\npictureAlt: A line\n';
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8"/></svg>';
    expect(problemsOf('2026-11-02-a', { 'en.md': entry(head) })).toEqual([
      '2026-11-02-a/en.md: the picture a.svg is not there',
    ]);
    const files = { 'en.md': entry(head), 'de.md': entry('title: T\n'), 'a.svg': drawing };
    expect(problemsOf('2026-11-02-b', files)).toEqual([
      '2026-11-02-b/de.md: pictureAlt is there where English has a picture',
    ]);
    const worded = drawing.replace('<path', '<text>Hi</text><path');
    expect(problemsOf('2026-11-02-c', { 'en.md': entry(head), 'a.svg': worded })[0]).toContain('words in it');
  });
});
