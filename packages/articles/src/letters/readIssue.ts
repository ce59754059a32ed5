import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { goods, isLanguage, type Language, type Letter, type LetterContent } from '@tern/domain';
import * as v from 'valibot';
import { splitFrontMatter } from '../frontMatter.ts';
import { headProblems } from './headProblems.ts';
import { readLetterBody } from './readLetterBody.ts';

/** An issue of the newsletter as its folder has it: `<issue>/<language>.md`. */
export interface IssueFile {
  /** The name of the folder. */
  id: string;
  content: LetterContent;
  /** Of the content: tells whether it is still the one that was sent. */
  hash: string;
  links: { file: string; href: string; line: number }[];
  /** Each begins with its file. An issue that has one must not be sent. */
  problems: string[];
}

const line = (name: string, most: number) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.trim(),
    v.nonEmpty(`${name} is empty`),
    v.maxLength(most, `${name} has more than ${most} characters`),
    v.regex(/^[^\r\n]*$/, `${name} is one line`),
  );

/** The title is the subject of the mail. */
const frontMatter = v.strictObject({
  title: line('title', 90),
  description: line('description', 160),
  sells: v.optional(v.picklist(goods, `sells is one of ${goods.join(', ')}`)),
});

export const isIssueId = (name: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 64;

const empty: Letter = { title: '', description: '', blocks: [] };

function readLetter(file: string): { letter: Letter; links: IssueFile['links']; problems: string[] } {
  const name = basename(file);
  const { data, body, line: first, problems } = splitFrontMatter(readFileSync(file, 'utf8'));
  const head = v.safeParse(frontMatter, data);
  const read = readLetterBody(body, first);
  return {
    letter: { ...empty, ...(head.success && head.output), blocks: read.blocks },
    links: read.links.map((link) => ({ file: name, ...link })),
    problems: [...problems, ...(head.success || problems.length ? [] : headProblems(head.issues))]
      .map((problem) => `${name}: ${problem}`)
      .concat(read.problems.map((problem) => `${name}:${problem}`)),
  };
}

/** Reads an issue by its folder or one of its files. What is wrong with it stands in `problems`; it throws nothing. */
export function readIssue(path: string): IssueFile {
  const full = resolve(path);
  const found = statSync(full, { throwIfNoEntry: false });
  const folder = found?.isFile() ? dirname(full) : full;
  const id = basename(folder);
  const issue: IssueFile = { id, content: { en: empty }, hash: '', links: [], problems: [] };
  if (!found) return { ...issue, problems: [`${path} is not there`] };
  if (!isIssueId(id))
    issue.problems.push(`${id}: a folder is named in lower-case letters, digits and hyphens`);
  if (!existsSync(join(folder, 'en.md')))
    return { ...issue, problems: [...issue.problems, 'en.md is not there'] };
  for (const file of readdirSync(folder).sort()) {
    const language = file.endsWith('.md') ? file.slice(0, -3) : null;
    if (language === null || !isLanguage(language)) {
      issue.problems.push(`${file} is no file of an issue: those are named after languages, such as de.md`);
      continue;
    }
    const read = readLetter(join(folder, file));
    issue.content[language as Language] = read.letter;
    issue.links.push(...read.links);
    issue.problems.push(...read.problems);
  }
  issue.hash = createHash('sha256').update(JSON.stringify(issue.content)).digest('hex');
  return issue;
}
