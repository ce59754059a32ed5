import type { LetterBlock, LetterSpan } from '@tern/domain';

/** Where a link of a letter leads: paths of the site get their origin and language. */
export type HrefOf = (href: string) => string;

/** A link in plain text: its words, and its address behind them. */
export type LinkText = (words: string, href: string) => string;

const wordsOf = (spans: readonly LetterSpan[]) => spans.map(({ text }) => text).join('');

/**
 * A text, then its links, one to a line: addresses inside a sentence are hard to read. A text that is one link has its
 * address behind it.
 */
function linesOf(spans: readonly LetterSpan[], linkText: LinkText): string[] {
  const links = spans.flatMap(({ text, href }) => (href === undefined ? [] : [linkText(text, href)]));
  return spans.length === 1 && links.length === 1 ? links : [wordsOf(spans), ...links];
}

/** The mark before an entry of a list. */
export const listMark = (ordered: boolean, index: number) => (ordered ? `${index + 1}.` : '•');

/** A letter as plain text, a paragraph to an entry. */
export function letterText(blocks: readonly LetterBlock[], linkText: LinkText): string[] {
  return blocks.map((block) => {
    if (block.kind !== 'list') return linesOf(block.spans, linkText).join('\n');
    return block.items
      .flatMap((spans, index) => {
        const [first, ...links] = linesOf(spans, linkText);
        return [`${listMark(block.ordered, index)} ${first}`, ...links];
      })
      .join('\n');
  });
}
