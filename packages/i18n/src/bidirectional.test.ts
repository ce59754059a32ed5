import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Arabic runs from right to left around Latin names and addresses. A sign at the edge of such a run jumps to its
 * other side unless an isolate (U+2066 to U+2069) or a mark (U+200E) keeps it.
 */
const arabic = JSON.parse(readFileSync(join(import.meta.dirname, '../messages/ar.json'), 'utf8')) as Record<
  string,
  string
>;

/** Ids of the messages in which `sign` stands outside every isolate. */
function exposed(sign: RegExp): string[] {
  return Object.entries(arabic)
    .filter(([, text]) => sign.test(text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '\u2066\u2069')))
    .map(([id]) => id);
}

it('keeps the plus of a name at its end', () => {
  expect(exposed(/[A-Za-z]\+(?!\u200e)/)).toEqual([]);
});

it('isolates addresses with colons', () => {
  expect(exposed(/[0-9a-f]*::[0-9a-f]/i)).toEqual([]);
});

it('isolates a Latin name before a number that belongs to Arabic words', () => {
  // "Tern، 12 شهرًا" would take the 12 into the run of the name.
  expect(exposed(/\{(?:brand|name|app)\}، \{/)).toEqual([]);
});
