import { ownMarkup } from './guardScripts.ts';
import { onceResized } from './onceResized.ts';
import { whenIdle } from './whenIdle.ts';

/** Acts with which somebody comes to the header: its menus are drawn before they open. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Milliseconds after `load` that the first screen has for itself. */
const firstScreen = 1_000;

/** Parts that are near as a whole: a drawing may be cut off, in a row that scrolls sideways. */
const parts = 'main section, main > *';

const latesOf = (root: ParentNode) => root.querySelectorAll('[data-late]');

const draw = (late: Element): void => {
  if (late.isConnected) late.outerHTML = ownMarkup(late.textContent as string);
};
/** In a task of its own: the markup of some takes milliseconds, and so does the file it asks for. */
const drawSoon = (late: Element) => setTimeout(draw, 0, late);

/**
 * Draws what is out of sight at first, which the edge lets wait for it as the text of `noscript` elements: when its part
 * of the page is less than a screen away; in the menus when somebody comes to the header, with the file at hand by then;
 * everywhere for paper, and when the window gets another size (`showRest`). None is in an island, where React would miss
 * it.
 */
export function drawLate(root: Document): void {
  const places = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        places.unobserve(target);
        latesOf(target).forEach(drawSoon);
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const late of latesOf(root)) places.observe(late.closest(parts) ?? (late.parentElement as Element));
  onceResized(() => latesOf(root).forEach(drawSoon));
  addEventListener('beforeprint', () => latesOf(root).forEach(draw), { once: true });

  const header = root.querySelector('header');
  if (!header) return;
  for (const intent of intents)
    header.addEventListener(intent, () => latesOf(header).forEach(drawSoon), { once: true });
  const file = / href="([^#"]+)/.exec(header.querySelector('[data-late]')?.textContent ?? '')?.[1];
  if (file) whenIdle(root, () => void fetch(file, { priority: 'low' }).catch(() => {}), firstScreen);
}
