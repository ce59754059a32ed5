import { ownMarkup } from './guardScripts.ts';
import { showRest } from './showRest.ts';

function draw(late: Element): void {
  if (late.isConnected) late.outerHTML = ownMarkup(late.textContent as string);
}

/** Calls `act` with each drawing within `root` that waits. */
const each = (root: ParentNode, act: (late: Element) => void) =>
  root.querySelectorAll('[data-late]').forEach(act);

/** Each in a task of its own: the markup of some takes milliseconds, and so does the file it asks for. */
const soon = (late: Element) => setTimeout(draw, 0, late);

/**
 * Draws what is out of sight at first, which the edge lets wait for it as the text of `noscript` elements: with the part
 * of the page around it (`content-visibility`); in the menus when the pointer or the focus comes to the header, before
 * they open; everywhere for paper, and with what `showRest` lays out. None is in an island, where React would miss it.
 */
export function drawLate(root: Document): void {
  each(root, (late) => late.parentElement?.checkVisibility({ contentVisibilityAuto: true }) && soon(late));
  root.addEventListener('contentvisibilityautostatechange', ({ target }) => each(target as Element, soon));
  const header = root.querySelector('header');
  for (const intent of ['pointerover', 'focusin'])
    header?.addEventListener(intent, () => each(header, soon), { once: true });
  showRest(root, () => each(root, soon));
  addEventListener('beforeprint', () => each(root, draw));
}
