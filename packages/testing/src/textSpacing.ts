/** WCAG 1.4.12, as a person's own stylesheet lays it over the page. */
export const textSpacing = `
  *, *::before, *::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }
`;

/**
 * Runs in a page: the first text that a box around it cuts off while the page has those spaces; null when none is.
 * The sheet is made by a script, which a content security policy allows.
 */
export function cutBySpacing(spacing: string): string | null {
  const sheet = new CSSStyleSheet();
  // Parts that are laid out when they come near have a height of their own only then.
  sheet.replaceSync(`${spacing} * { content-visibility: visible !important }`);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [aria-hidden="true"]');
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      shown(element),
  );
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const cut = texts.find((text) => {
    const inner = text.getBoundingClientRect();
    // Words for screen readers alone are a pixel in size.
    if (inner.width < 3) return false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      if (outer.width < 3) return false;
      if (cuts(overflowY) && (inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1)) return true;
      if (cuts(overflowX) && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) return true;
    }
    return false;
  });
  document.adoptedStyleSheets = before;
  return cut?.outerHTML.slice(0, 120) ?? null;
}
