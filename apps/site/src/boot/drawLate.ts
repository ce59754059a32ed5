import { ownMarkup } from './guardScripts.ts';

/** Draws what is below the first screen, which the edge lets wait for it as the text of `noscript` elements. */
export function drawLate(root: ParentNode): void {
  for (const late of root.querySelectorAll('[data-late]'))
    late.outerHTML = ownMarkup(late.textContent as string);
}
