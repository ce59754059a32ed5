import type { LetterBlock, LetterSpan } from '@tern/domain';
import { escapeHtml } from '@tern/domain';
import type { HrefOf } from './letterText.ts';
import { colour, fontFamily, pixels } from './tokens.ts';

const light = (role: string) => colour('light', role);
const space = (step: number) => `${pixels(`space.${step}`)}px`;

const looks = {
  strong: ['<strong style="font-weight: 600">', '</strong>'],
  emphasis: ['<em>', '</em>'],
  code: ['<code dir="ltr" style="font-family: monospace">', '</code>'],
} as const;

function spansHtml(spans: readonly LetterSpan[], hrefOf: HrefOf): string {
  return spans
    .map(({ text, look, href }) => {
      const [before, after] = look ? looks[look] : ['', ''];
      const words = `${before}${escapeHtml(text)}${after}`;
      return href === undefined
        ? words
        : `<a class="link" href="${escapeHtml(hrefOf(href))}" style="color: ${light('data')}; text-decoration: underline">${words}</a>`;
    })
    .join('');
}

/** The blocks of a letter, in inline styles. `body` is the style of a paragraph, `start` its side. */
export function letterHtml(
  blocks: readonly LetterBlock[],
  { hrefOf, body, start }: { hrefOf: HrefOf; body: string; start: 'left' | 'right' },
): string[] {
  return blocks.map((block) => {
    if (block.kind === 'list') {
      const list = block.ordered ? 'ol' : 'ul';
      return `<${list} class="words" style="margin: 0 0 ${space(4)}; padding: 0; padding-${start}: 24px; ${body}">${block.items
        .map((spans) => `<li style="margin: 0 0 ${space(2)}">${spansHtml(spans, hrefOf)}</li>`)
        .join('')}</${list}>`;
    }
    const words = spansHtml(block.spans, hrefOf);
    if (block.kind === 'heading')
      return `<h2 class="words" style="margin: ${space(6)} 0 ${space(3)}; font-family: ${fontFamily}; font-size: 19px; line-height: 1.35; font-weight: 500; color: ${light('text')}; text-align: ${start}">${words}</h2>`;
    if (block.kind === 'quote')
      return `<blockquote class="rule words" style="margin: 0 0 ${space(4)}; padding-${start}: ${space(4)}; border-${start}: 3px solid ${light('line')}; ${body}">${words}</blockquote>`;
    return `<p class="words" style="margin: 0 0 ${space(4)}; ${body}">${words}</p>`;
  });
}
