import {
  type MessageFormatElement,
  type NumberSkeleton,
  parse,
  SKELETON_TYPE,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';
import { lengthen } from './lengthen.ts';
import { mapElements } from './mapElements.ts';

/** Messages by id, as text. */
export type Texts = Readonly<Record<string, string>>;

/** The pseudo-language: English with accents, 40 % longer. For looking at layouts, never offered. */
export const pseudoLanguage = 'xx';

/** Compiles `texts` over English, so that every English id has a message. */
export function compileMessages(
  english: Texts,
  texts: Texts,
  options: {
    namespaces?: readonly string[] | undefined;
    pseudo?: boolean;
    change?: ((id: string, text: string) => string) | undefined;
  } = {},
): Catalogue {
  const { namespaces, pseudo, change = (_, text) => text } = options;
  const compiled: Catalogue = {};
  for (const [id, fallback] of Object.entries(english)) {
    if (namespaces && !namespaces.includes(namespaceOf(id))) continue;
    const elements = compileMessage(change(id, texts[id] || fallback), id);
    compiled[id] = pseudo ? lengthen(elements) : elements;
  }
  return compiled;
}

/** Throws an error that names the message when its ICU syntax is wrong. */
export function compileMessage(text: string, id: string): MessageFormatElement[] {
  try {
    return withPlainNumbers(parse(text));
  } catch (error) {
    throw new Error(`The message ${id} is not valid ICU: ${error instanceof Error ? error.message : error}`);
  }
}

/** Numbers without a style of their own are grouped from five digits on: `6000+`, as the claims are written. */
const plainNumber: NumberSkeleton = {
  type: SKELETON_TYPE.number,
  tokens: [],
  parsedOptions: { useGrouping: 'min2' },
};

function withPlainNumbers(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return mapElements(elements, (element) =>
    element.type === TYPE.number && !element.style ? { ...element, style: plainNumber } : element,
  );
}

export function namespaceOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

/** Names, kinds and plural or select arms of a message: what a translation must have in common with English. */
export function placeholdersOf(elements: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>();
  const see = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${TYPE[element.type]} ${element.value}`);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        if (element.type === TYPE.select) {
          for (const arm of Object.keys(element.options)) found.add(`select ${element.value} ${arm}`);
        }
        for (const option of Object.values(element.options)) see(option.value);
      }
      if (element.type === TYPE.tag) see(element.children);
    }
  };
  see(elements);
  return [...found].sort();
}

/** A catalogue as a module. */
export function catalogueModule(catalogue: Catalogue): string {
  return `${plainText}export default {\n${catalogueEntries(catalogue)}\n};\n`;
}

/** The function that `catalogueEntries` calls. */
export const plainText = 'const t=v=>[{type:0,value:v}];\n';

/** The lines between the braces of a catalogue. Plain texts, most of a catalogue, are written short. */
export function catalogueEntries(catalogue: Catalogue): string {
  return Object.entries(catalogue)
    .map(([id, elements]) => {
      const [first] = elements;
      const plain = elements.length === 1 && first?.type === TYPE.literal;
      return `${JSON.stringify(id)}:${plain ? `/*#__PURE__*/t(${JSON.stringify(first.value)})` : JSON.stringify(elements)}`;
    })
    .join(',\n');
}
