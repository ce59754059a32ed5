import type { Catalogue } from '@tern/i18n';

type Element = Catalogue[string][number];

/** The element types of compiled messages that hold text or further elements. */
const literal = 0;

const accents: Record<string, string> = Object.fromEntries(
  ['aá', 'cç', 'eê', 'gğ', 'ií', 'nñ', 'oö', 'sš', 'uü', 'yý', 'AÅ', 'CÇ', 'EÉ', 'IÍ', 'NÑ', 'OØ', 'SŠ', 'UÜ'].map(
    (pair) => [...pair] as [string, string],
  ),
);

const filler = ' ẃörd löñg têxt ýêt möré';

/** Accents on the letters and 40 % more of them; the space at either end is kept, so that it can wrap. */
export function lengthenText(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('');
  const extra = Math.max(1, Math.ceil(text.trim().length * 0.4));
  const tail = filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra);
  const space = /\s*$/.exec(accented)?.[0] ?? '';
  return `${accented.trimEnd()}${tail}${space}`;
}

function lengthenElement(element: Element): Element {
  if (element.type === literal && 'value' in element) {
    return { ...element, value: lengthenText(String(element.value)) } as Element;
  }
  if ('options' in element) {
    const options = Object.fromEntries(
      Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: option.value.map(lengthenElement) },
      ]),
    );
    return { ...element, options } as Element;
  }
  if ('children' in element) return { ...element, children: element.children.map(lengthenElement) } as Element;
  return element;
}

/** The catalogue of the pseudo-language: a text that stays plain English on screen never was a message. */
export function lengthen(messages: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(messages).map(([id, elements]) => [id, elements.map(lengthenElement)]));
}
