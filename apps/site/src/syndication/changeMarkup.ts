import type { Language, LetterBlock, LetterSpan } from '@tern/domain';
import { escapeHtml } from '@tern/domain';
import { absoluteHref } from './rewriteHtml.ts';

const looks = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** The text of a change as HTML for readers outside the site. `url`: where it stands on the site. */
export function changeMarkup(
  blocks: readonly LetterBlock[],
  place: { language: Language; origin: string; url: string },
): string {
  const span = ({ text, look, href }: LetterSpan) => {
    const tag = look && looks[look];
    const words = tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text);
    if (href === undefined) return words;
    return `<a href="${escapeHtml(absoluteHref(href, { ...place, dialect: 'feed' }))}">${words}</a>`;
  };
  const line = (spans: readonly LetterSpan[]) => spans.map(span).join('');
  return blocks
    .map((block) => {
      if (block.kind === 'list') {
        const list = block.ordered ? 'ol' : 'ul';
        return `<${list}>${block.items.map((spans) => `<li>${line(spans)}</li>`).join('')}</${list}>`;
      }
      const tag = block.kind === 'heading' ? 'h2' : block.kind === 'quote' ? 'blockquote' : 'p';
      return `<${tag}>${line(block.spans)}</${tag}>`;
    })
    .join('');
}

/** The first sentences of a change, without markup. */
export function changeSummary(blocks: readonly LetterBlock[]): string {
  const first = blocks.find((block) => block.kind !== 'list' && block.kind !== 'heading');
  return first && 'spans' in first ? first.spans.map(({ text }) => text).join('') : '';
}
