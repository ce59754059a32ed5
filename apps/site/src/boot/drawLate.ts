import { ownMarkup } from './guardScripts.ts';

/** Draws what is out of sight at first, which the edge lets wait for it as the text of `noscript` elements. */
export function drawLate(within: 'main ' | '' = ''): void {
  for (const late of document.querySelectorAll(`${within}[data-late]`))
    late.outerHTML = ownMarkup(late.textContent as string);
}
