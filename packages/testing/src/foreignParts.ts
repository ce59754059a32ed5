/**
 * Runs in a page: the parts of a text in Arabic or Japanese that are sentences or titles in Latin letters and do not say
 * their language (WCAG 3.1.2). One or two words may be a name, which every language writes so.
 */
export function foreignParts(): string[] {
  const latin = /(?:[A-Za-z][A-Za-z’'&.-]*\s+){2,}[A-Za-z][A-Za-z’'-]*/;
  const foreign = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    const [found] = latin.exec(text.nodeValue ?? '') ?? [];
    if (!found || !around || around.closest('script, style, noscript, code, pre, svg, [translate="no"] kbd'))
      continue;
    if (/^(?:ar|ja)/.test(around.closest('[lang]')?.getAttribute('lang') ?? '') && around.checkVisibility())
      foreign.add(found.slice(0, 60));
  }
  return [...foreign];
}
