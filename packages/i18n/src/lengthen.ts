import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapElements } from './mapElements.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
};

const filler = ' ẅörð ļôñğ ťéxť ýêť möré';

/** Accents on every letter and 40 % more text, with spaces so that it can wrap. Placeholders stay. */
export function lengthen(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return mapElements(elements, (element) =>
    element.type === TYPE.literal ? { ...element, value: lengthenText(element.value) } : element,
  );
}

function lengthenText(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const accented = Array.from(text, (letter) => accents[letter] ?? letter).join('');
  const extra = Math.ceil(text.trim().length * 0.4);
  const tail = filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra);
  const body = accented.trimEnd();
  return body + tail.trimEnd() + accented.slice(body.length);
}
