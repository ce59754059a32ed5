import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@tern/domain';
import { bidirectionalFaults } from './bidirectionalFaults.ts';
import { compileMessage, placeholdersOf } from './compileMessages.ts';
import { mapElements } from './mapElements.ts';
import { statesClaim } from './statesClaim.ts';

const html = /<[a-z/!]|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i;

function hasHtml(elements: readonly MessageFormatElement[]): boolean {
  let found = false;
  mapElements(elements, (element) => {
    if (element.type === TYPE.literal) found ||= html.test(element.value);
    return element;
  });
  return found;
}

/** Placeholders as an operator writes them: `{count, plural}`, `<link>`. */
export const writtenPlaceholder = (placeholder: string): string => {
  const [kind = '', name = '', arm] = placeholder.split(' ');
  if (kind === 'tag') return `<${name}>`;
  if (arm !== undefined) return `{${name}, select, ${arm}}`;
  return kind === 'argument' ? `{${name}}` : `{${name}, ${kind}}`;
};

function missingAndForeign(expected: readonly string[], found: readonly string[]): string[] {
  const missing = expected.filter((each) => !found.includes(each)).map(writtenPlaceholder);
  const foreign = found.filter((each) => !expected.includes(each)).map(writtenPlaceholder);
  return [
    ...(missing.length ? [`It lacks ${missing.join(', ')}.`] : []),
    ...(foreign.length ? [`The message has no ${foreign.join(', ')}.`] : []),
  ];
}

/** A text that is to stand for a message. */
export interface GivenText {
  id: string;
  text: string;
  language: Language;
  /** The message in English; undefined: there is no such message. */
  english: string | undefined;
}

/**
 * The faults of a text, one sentence each; none: it may stand for its message. The rules are those of the catalogues:
 * ICU syntax, the placeholders of English, no claim as a literal, signs in their place between Arabic words. And no
 * HTML, which pages would show as it is.
 */
export function textFaults({ id, text, language, english }: GivenText): string[] {
  if (english === undefined) return [`There is no message ${id}.`];
  if (text.trim() === '') return ['It is empty.'];
  let elements: MessageFormatElement[];
  try {
    elements = compileMessage(text, id);
  } catch (error) {
    return [`${(error as Error).message}.`];
  }
  return [
    ...missingAndForeign(placeholdersOf(compileMessage(english, id)), placeholdersOf(elements)),
    ...(hasHtml(elements) ? ['It has HTML, which pages show as it is: write the character itself.'] : []),
    ...(statesClaim(text) ? ['It states a claim of the brand as a number: use the placeholder.'] : []),
    ...(language === 'ar' ? bidirectionalFaults(text) : []),
  ];
}
