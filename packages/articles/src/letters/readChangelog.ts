import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPlatforms, isLanguage, type Language, type LetterBlock, languages } from '@tern/domain';
import * as v from 'valibot';
import { splitFrontMatter } from '../frontMatter.ts';
import { type Picture, readPicture } from '../pictures.ts';
import { headProblems } from './headProblems.ts';
import { readLetterBody } from './readLetterBody.ts';

/** `website`, or an app. */
export const changelogPlatforms = ['website', ...appPlatforms] as const;
export type ChangelogPlatform = (typeof changelogPlatforms)[number];

export interface ChangelogText {
  title: string;
  /** Null without a picture. */
  pictureAlt: string | null;
  blocks: LetterBlock[];
}

export interface ChangelogEntry {
  /** The name of its folder, which begins with the date. */
  id: string;
  /** ISO, a day. */
  date: string;
  platforms: ChangelogPlatform[];
  /** Of an app; the website has none. */
  version: string | null;
  picture: { name: string; width: number; height: number } | null;
  texts: { en: ChangelogText } & Partial<Record<Language, ChangelogText>>;
}

export interface Changelog {
  /** Newest first. */
  entries: ChangelogEntry[];
  pictures: Picture[];
  links: { file: string; href: string; line: number }[];
  /** Each begins with its file. */
  problems: string[];
}

const text = (name: string, most: number) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.trim(),
    v.nonEmpty(`${name} is empty`),
    v.maxLength(most, `${name} has more than ${most} characters`),
  );

const words = { title: text('title', 70), pictureAlt: v.optional(text('pictureAlt', 160)) };
const translation = v.strictObject(words);
const original = v.pipe(
  v.strictObject({
    ...words,
    platforms: v.pipe(
      v.array(v.picklist(changelogPlatforms, `a platform is one of ${changelogPlatforms.join(', ')}`)),
      v.minLength(1, 'platforms names none'),
    ),
    version: v.optional(
      v.pipe(
        v.string('version is text, in quotes'),
        v.regex(/^\d+(?:\.\d+){1,3}$/, 'version is a number such as 4.2.0'),
      ),
    ),
    picture: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(?:svg|png|jpg|webp)$/, 'picture is a file beside the entry')),
    ),
  }),
  v.check(
    ({ picture, pictureAlt }) => (picture === undefined) === (pictureAlt === undefined),
    'picture and pictureAlt come together',
  ),
  v.check(
    ({ platforms, version }) => version === undefined || !platforms.includes('website'),
    'the website has no version: apps have',
  ),
);

const dateIn = (id: string) => /^(\d{4}-\d{2}-\d{2})-[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(id)?.[1];

/** There is no 31 November. */
const isDay = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

function readText(folder: string, file: string, schema: typeof original | typeof translation) {
  const { data, body, line, problems } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'));
  const head = v.safeParse(schema, data);
  const read = readLetterBody(body, line);
  return {
    head: head.success ? head.output : null,
    text: {
      title: head.success ? head.output.title : '',
      pictureAlt: (head.success && head.output.pictureAlt) || null,
      blocks: read.blocks,
    } satisfies ChangelogText,
    links: read.links.map((link) => ({ file, ...link })),
    problems: [
      ...problems.map((problem) => `${file}: ${problem}`),
      ...(head.success || problems.length
        ? []
        : headProblems(head.issues).map((problem) => `${file}: ${problem}`)),
      ...read.problems.map((problem) => `${file}:${problem}`),
    ],
  };
}

type Read = Omit<Changelog, 'entries'> & { entry: ChangelogEntry | null };

function readEntry(folder: string, id: string): Read {
  const out: Read = { entry: null, pictures: [], links: [], problems: [] };
  const take = (read: Pick<Read, 'links' | 'problems'>) => {
    out.links.push(...read.links);
    out.problems.push(...read.problems);
  };
  const date = dateIn(id);
  if (!date || !isDay(date))
    return { ...out, problems: ['a folder is named after its day, such as 2026-11-22-eleven-languages'] };
  if (!existsSync(join(folder, 'en.md'))) return { ...out, problems: ['en.md is not there'] };
  const english = readText(folder, 'en.md', original);
  take(english);
  const head = english.head as v.InferOutput<typeof original> | null;
  const found = head?.picture === undefined ? null : readPicture(folder, head.picture, `changelog-${id}`);
  if (found && 'problem' in found) out.problems.push(`en.md: ${found.problem}`);
  const picture = found && 'picture' in found ? found.picture : null;
  if (picture) out.pictures.push(picture);
  const texts: ChangelogEntry['texts'] = { en: english.text };
  for (const file of readdirSync(folder).sort()) {
    if (file === 'en.md' || file === head?.picture) continue;
    const language = file.endsWith('.md') ? file.slice(0, -3) : '';
    if (!isLanguage(language)) {
      out.problems.push(`${file} is no file of an entry`);
      continue;
    }
    const read = readText(folder, file, translation);
    take(read);
    if ((read.text.pictureAlt === null) !== (english.text.pictureAlt === null))
      out.problems.push(`${file}: pictureAlt is there where English has a picture`);
    texts[language] = read.text;
  }
  out.entry = {
    id,
    date,
    platforms: head?.platforms ?? [],
    version: head?.version ?? null,
    picture: picture && { name: picture.name, width: picture.width, height: picture.height },
    texts,
  };
  return out;
}

/** Reads and checks the folder of changes: `<date>-<name>/<language>.md`. */
export function readChangelog(folder: string): Changelog {
  const reads = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, ...readEntry(join(folder, name), name) }));
  return {
    entries: reads.flatMap(({ entry }) => entry ?? []).sort((a, b) => (a.id < b.id ? 1 : -1)),
    pictures: reads.flatMap(({ pictures }) => pictures),
    links: reads.flatMap(({ name, links }) =>
      links.map((link) => ({ ...link, file: `${name}/${link.file}` })),
    ),
    problems: reads.flatMap(({ name, problems }) => problems.map((problem) => `${name}/${problem}`)),
  };
}

/** Texts that are not there in every language of the site. */
export const missingChangelogTexts = ({ entries }: Changelog): string[] =>
  entries.flatMap(({ id, texts }) =>
    languages.filter((language) => !texts[language]).map((language) => `${id}/${language}.md`),
  );
