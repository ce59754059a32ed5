import type { LetterBlock, LetterSpan } from '@tern/domain';

/** Where a link of a letter leads: paths of the site get their origin and language. */
export type HrefOf = (href: string) => string;

const wordsOf = (spans: readonly LetterSpan[]) => spans.map(({ text }) => text).join('');

/** The links of a text below it, one to a line: addresses inside a sentence are hard to read. */
const linksOf = (spans: readonly LetterSpan[], hrefOf: HrefOf) =>
  spans.flatMap(({ text, href }) => (href === undefined ? [] : [`${text}: ${hrefOf(href)}`]));

/** The mark before an entry of a list. */
export const listMark = (ordered: boolean, index: number) => (ordered ? `${index + 1}.` : '•');

/** A letter as plain text, a paragraph to an entry. */
export function letterText(blocks: readonly LetterBlock[], hrefOf: HrefOf): string[] {
  return blocks.map((block) => {
    if (block.kind !== 'list') return [wordsOf(block.spans), ...linksOf(block.spans, hrefOf)].join('\n');
    return block.items
      .flatMap((spans, index) => [
        `${listMark(block.ordered, index)} ${wordsOf(spans)}`,
        ...linksOf(spans, hrefOf),
      ])
      .join('\n');
  });
}
