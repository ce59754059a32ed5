import { ownMarkup } from './guardScripts.ts';

/**
 * Draws what is out of sight at first, which the edge lets wait for it as the text of `noscript` elements: each drawing in
 * a task of its own, because the markup of some takes milliseconds. None is in an island, where React would miss it.
 */
export function drawLate(): void {
  for (const late of document.querySelectorAll('[data-late]'))
    setTimeout(() => {
      late.outerHTML = ownMarkup(late.textContent as string);
    });
}
