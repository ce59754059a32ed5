import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishArticles } from './publishArticles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  for (const key of ['a', 'b', 'c']) {
    mkdirSync(join(folder, 'content', key), { recursive: true });
    writeFileSync(join(folder, 'content', key, 'cover.svg'), '<svg viewBox="0 0 960 600"></svg>');
    const related = ['a', 'b', 'c'].filter((other) => other !== key);
    writeFileSync(
      join(folder, 'content', key, 'en.md'),
      `---\ntitle: ${key}\ndescription: ${'It says what it is about. '.repeat(3)}\ncategory: x\ntags: [y]\nauthor: tern\npublished: 2026-11-22\npicture: cover.svg\npictureAlt: A line\nrelated: [${related}]\n---\n\nText.\n`,
    );
  }
  writeFileSync(
    join(folder, 'content/taxonomy.yaml'),
    'categories: { x: { en: X } }\ntags: { y: { en: Y } }\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = () => publishArticles({ content: join(folder, 'content'), dist: join(folder, 'dist') });
const target = () => join(folder, 'dist/articles.json');

it('writes the articles and their pictures once', () => {
  mkdirSync(join(folder, 'dist'));
  expect(publish()).toBe(3);
  const { articles } = JSON.parse(readFileSync(target(), 'utf8'));
  expect(existsSync(join(folder, 'dist/client', articles[0].picture.src))).toBe(true);
  expect(readdirSync(join(folder, 'dist/client/assets/blog'))).toHaveLength(9);
  const { mtimeMs } = statSync(target());
  expect(publish()).toBe(3);
  expect(statSync(target()).mtimeMs).toBe(mtimeMs);
});

it('publishes nothing of articles with a problem, and says all of them', () => {
  mkdirSync(join(folder, 'dist'));
  publish();
  const before = readFileSync(target(), 'utf8');
  writeFileSync(join(folder, 'content/a/de.md'), 'no front matter');
  rmSync(join(folder, 'content/b/cover.svg'));
  expect(publish).toThrow(/a\/de\.md: there is no front matter[\s\S]*b: the picture cover\.svg is not there/);
  expect(readFileSync(target(), 'utf8')).toBe(before);
});
