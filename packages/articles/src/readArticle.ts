import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleKey, defaultLanguage, isMarkdownKey, type Language, languages } from '@tern/domain';
import { writeBody } from './blocks.ts';
import { type CompiledArticle, type CompiledText, pictureFolder } from './compiledArticles.ts';
import { type ArticleFrontMatter, readFrontMatter, splitFrontMatter } from './frontMatter.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { type Picture, readPicture } from './pictures.ts';
import { countWords, readingMinutes } from './readingTime.ts';

/** A text with what only the checks need. */
export interface ReadText extends CompiledText {
  links: { href: string; line: number }[];
  shape: string[];
}

export interface ReadArticle {
  article: CompiledArticle;
  texts: Map<Language, ReadText>;
  pictures: Picture[];
  /** Each begins with the file. */
  problems: string[];
}

/** Characters of a body that are read: more is no article. */
const mostCharacters = 200_000;

function createPictures(folder: string, key: string) {
  const known = new Map<string, Picture | null>();
  const problems: string[] = [];
  const get = (file: string): Picture | null => {
    if (!known.has(file)) {
      const found = readPicture(folder, file, key);
      if ('problem' in found) problems.push(found.problem);
      known.set(file, 'picture' in found ? found.picture : null);
    }
    return known.get(file) ?? null;
  };
  return { get, problems, all: () => [...known.values()].filter((picture) => picture !== null) };
}

const placed = ({ name, width, height }: Picture) => ({ src: `${pictureFolder}/${name}`, width, height });

type Pictures = ReturnType<typeof createPictures>;

function readText(
  file: string,
  language: Language,
  { pictures, anchors }: { pictures: Pictures; anchors?: readonly string[] | undefined },
): { text: ReadText | null; frontMatter: Partial<ArticleFrontMatter>; problems: string[] } {
  const source = readFileSync(file, 'utf8');
  if (source.length > mostCharacters)
    return { text: null, frontMatter: {}, problems: [`it has more than ${mostCharacters} characters`] };
  const { data, body, line, problems } = splitFrontMatter(source);
  if (problems.length) return { text: null, frontMatter: {}, problems };
  const { frontMatter, problems: wrong } = readFrontMatter(data, language);
  if (!frontMatter) return { text: null, frontMatter: {}, problems: wrong };
  const parsed = parseMarkdown(body, {
    line,
    picture: (name) => {
      const found = pictures.get(name);
      return found ? placed(found) : null;
    },
  });
  problems.push(...parsed.problems);
  const { title, description, pictureAlt } = frontMatter;
  const { blocks, headings, plain, shape } = writeBody(parsed.parts, { title, anchors });
  const words = countWords(plain, language);
  if (words === 0) problems.push('it has no text');
  const text = {
    ...{ title, description, pictureAlt, blocks, headings, plain, words, shape },
    minutes: readingMinutes(words, language),
    links: parsed.links,
  };
  return { text, frontMatter, problems };
}

/** The first place where a translation is built otherwise than the article. */
function shapeProblem(article: readonly string[], translation: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(article.length, translation.length) }).findIndex(
    (_, index) => article[index] !== translation[index],
  );
  if (at < 0) return null;
  const [expected, found] = [article[at] ?? 'the end', translation[at] ?? 'the end'];
  return `it is built otherwise than ${defaultLanguage}.md: part ${at + 1} is "${found}", not "${expected}"`;
}

/** Reads one folder: the article in English, and every translation that is there. Null without a readable article. */
export function readArticle(folder: string, id: string): { read: ReadArticle | null; problems: string[] } {
  const key = articleKey({ id, short_path: id, isWP: false });
  if (!isMarkdownKey(id))
    return { read: null, problems: [`${id}: the folder's name is no key of an article`] };
  const problems: string[] = [];
  const pictures = createPictures(folder, key);
  const english = join(folder, `${defaultLanguage}.md`);
  if (!existsSync(english)) return { read: null, problems: [`${id}: there is no ${defaultLanguage}.md`] };
  const read = readText(english, defaultLanguage, { pictures });
  const say = (language: Language, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${id}/${language}.md: ${problem}`));
  say(defaultLanguage, read.problems);
  if (!read.text) return { read: null, problems };
  const front = read.frontMatter as ArticleFrontMatter;
  const cover = pictures.get(front.picture);
  const texts = new Map<Language, ReadText>([[defaultLanguage, read.text]]);
  const anchors = read.text.headings.map(({ id: anchor }) => anchor);
  for (const language of languages) {
    const file = join(folder, `${language}.md`);
    if (language === defaultLanguage || !existsSync(file)) continue;
    const translation = readText(file, language, { pictures, anchors });
    say(language, translation.problems);
    if (!translation.text) continue;
    const differs = shapeProblem(read.text.shape, translation.text.shape);
    if (differs) say(language, [differs]);
    texts.set(language, translation.text);
  }
  problems.push(...pictures.problems.map((problem) => `${id}: ${problem}`));
  const { category, tags, author, published, updated, related } = front;
  const article: CompiledArticle = {
    ...{ id, unikey: key, short_path: key, isWP: false },
    ...{ category, tags, author, published, updated, related },
    picture: cover ? placed(cover) : null,
    texts: Object.fromEntries(
      [...texts].map(([language, { links, shape, ...text }]) => [language, text]),
    ) as CompiledArticle['texts'],
  };
  return { read: { article, texts, pictures: pictures.all(), problems }, problems };
}
