/**
 * Runs in a page: the controls that are smaller than 24 by 24 px to a finger (WCAG 2.5.8), one short text each. A part
 * around the control that takes presses for it counts, as its label does. Links within a sentence are as high as its
 * lines, which the criterion leaves out.
 */
export function smallTargets(root: ParentNode = document): string[] {
  const least = 24;
  const controls = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"]';
  const inSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const texts = document.createTreeWalker(block as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.trim() && !text.parentElement?.closest(controls)) return true;
    return false;
  };
  /** Whether a press so far from the middle of the control is its own. */
  const takes = (element: Element, x: number, y: number) => {
    const there = document.elementFromPoint(x, y);
    const label = (element as HTMLInputElement).labels?.[0];
    return there !== null && (element.contains(there) || label?.contains(there) === true);
  };
  const small: string[] = [];
  for (const element of root.querySelectorAll(controls)) {
    const { width, height } = element.getBoundingClientRect();
    // Words for screen readers alone are a pixel in size.
    if (width < 3 || height < 3 || (width >= least - 0.5 && height >= least - 0.5)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (inSentence(element)) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
    const high = height >= least - 0.5 || (takes(element, x, y - reach) && takes(element, x, y + reach));
    const wide = width >= least - 0.5 || (takes(element, x - reach, y) && takes(element, x + reach, y));
    if (high && wide) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    small.push(`${element.localName} “${name}” ${Math.round(width)}×${Math.round(height)}`);
  }
  return small;
}
