import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '@tern/domain';
import { compileMessage, placeholdersOf, type Texts } from '../compileMessages.ts';
import { missingMessages } from '../missingMessages.ts';
import { readCatalogue } from '../node.ts';
import { readMessages, repositoryRoot, type SourceMessage } from '../readMessages.ts';
import { readTerms, saying, sayingOf, type Term } from '../terms.ts';
import { writtenPlaceholder } from '../textFaults.ts';
import { translations } from '../translationAges.ts';

interface SoughtTerm {
  readonly entry: Term;
  readonly pattern: RegExp;
}

/** A message on its way to a translator. */
export interface MessageUnit {
  readonly id: string;
  readonly english: string;
  /** Null: there is none yet. */
  readonly translation: string | null;
  /** For the translator, one sentence each. */
  readonly notes: readonly string[];
}

/** The messages that wait for a translator, or all of them, in the order of the catalogues. */
export function messageUnits(language: Language, { all = false } = {}): MessageUnit[] {
  const { missing, older } = missingMessages(language);
  const open = new Set([...missing, ...older]);
  const texts = readCatalogue(language);
  const terms = readTerms(language).flatMap((entry) =>
    entry.term && entry.translation ? [{ entry, pattern: wordPattern(entry.term) }] : [],
  );
  const others = translations.filter((each) => each !== language).map(readCatalogue);
  return [...readMessages().values()]
    .filter(({ id }) => all || open.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((message) => ({
      id: message.id,
      english: message.text,
      translation: texts[message.id] ?? null,
      notes: [
        message.note,
        ...(older.includes(message.id) ? ['The English has changed since this was translated.'] : []),
        ...placeholderNotes(message),
        ...termNotes(terms, message),
        lengthNote(message, others),
        ...placeNotes(message.file),
      ],
    }));
}

function placeholderNotes({ id, text }: SourceMessage): string[] {
  const placeholders = [...new Set(placeholdersOf(compileMessage(text, id)).map(writtenPlaceholder))];
  const note = `Keep as they are: ${placeholders.join(', ')}.`;
  return placeholders.length ? [note] : [];
}

/** A word of English in a text, also with an `s`. */
const wordPattern = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[\\^$*+?.()|[\]{}/]/g, '\\$&')}s?(?!\\p{L})`, 'iu');

/** Entries of the term base for words that the English text has. */
function termNotes(terms: readonly SoughtTerm[], { id, text }: SourceMessage): string[] {
  const words = sayingOf(text, id);
  return terms
    .filter(({ pattern }) => pattern.test(words))
    .map(({ entry }) => `Term: ${entry.term} is ${saying(entry)}. ${entry.note ?? ''}`.trim());
}

function lengthNote({ id, text }: SourceMessage, others: readonly Texts[]): string {
  const longest = Math.max(0, ...others.map((texts) => texts[id]?.length ?? 0));
  const known = longest ? `, the longest translation ${longest}` : '';
  return `Length: the English text has ${text.length} characters${known}.`;
}

const titles = new Map<string, string[]>();
/** The stories beside a file of messages: where the text is seen in the workbench. */
function placeNotes(file: string): string[] {
  const folder = join(repositoryRoot, dirname(file));
  let notes = titles.get(folder);
  if (!notes) {
    const stories = existsSync(folder) ? globSync('*.stories.tsx', { cwd: folder }).sort() : [];
    notes = stories.flatMap((name) => {
      const title = /\btitle: '([^']+)'/.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
      const id = title?.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
      const note = `Seen in the workbench: ${title} (?path=/docs/${id}--docs).`;
      return title ? [note] : [];
    });
    titles.set(folder, notes);
  }
  return notes;
}
