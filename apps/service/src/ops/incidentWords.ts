import { readFileSync } from 'node:fs';
import { defaultLanguage, isLanguage, languages, plainTextPattern } from '@tern/domain';
import type { StatusTexts } from '../db/statusTables.ts';
import { OpsError } from './opsTools.ts';

export interface IncidentWords {
  /** By language; empty where an update has none. */
  titles: StatusTexts;
  texts: StatusTexts;
}

/** Characters of a title and of a text at most. */
const longest = { title: 160, text: 2000 };
const codes = languages.join(', ');

function checked(name: 'title' | 'text', words: unknown, language: string): string {
  const said = `The ${name} in ${language}`;
  const text = typeof words === 'string' ? words.trim() : '';
  if (!text) throw new OpsError(`${said} is missing.`);
  if (text.length > longest[name]) throw new OpsError(`${said} has more than ${longest[name]} characters.`);
  if (!plainTextPattern.test(text))
    throw new OpsError(`${said} has a line break or a character that is not shown. Write it on one line.`);
  return text;
}

/** `{ "en": { "title": "Sign-in is slow", "text": "We look into it." }, "ar": … }` */
function readFile(file: string): [string, unknown][] {
  let words: unknown;
  try {
    words = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new OpsError(`${file} is no readable JSON file.`);
  }
  const entries = typeof words === 'object' && words && !Array.isArray(words) ? Object.entries(words) : [];
  if (!entries.length)
    throw new OpsError(
      `${file} has no words by language, such as { "en": { "title": "Sign-in is slow", "text": "We look into it." } }.`,
    );
  return entries;
}

/**
 * The words of an incident or of an update: arguments in one language, or a file with several. With `title` each
 * language needs one.
 */
export function readIncidentWords(
  args: readonly (string | undefined)[],
  { words, language = defaultLanguage }: { words?: string | undefined; language?: string | undefined },
  needs: { title: boolean },
): IncidentWords {
  if (words !== undefined && args.some((arg) => arg !== undefined))
    throw new OpsError('The words come from --words FILE or stand in the command, not both.');
  const [title, text] = needs.title ? args : [undefined, args[0]];
  const entries = words === undefined ? [[language, { title, text }] as const] : readFile(words);
  const found: { titles: Record<string, string>; texts: Record<string, string> } = { titles: {}, texts: {} };
  for (const [code, own] of entries) {
    if (!isLanguage(code)) throw new OpsError(`"${code}" is no language of the site: ${codes}.`);
    const { title: ownTitle, text: ownText } = (own ?? {}) as { title?: unknown; text?: unknown };
    if (needs.title) found.titles[code] = checked('title', ownTitle, code);
    found.texts[code] = checked('text', ownText, code);
  }
  return found;
}
