/** Who changes a page beside its own scripts. Each function runs in the page and stands by itself. */

/** Stands around each text that the translator has replaced. */
export const translated = '\u2063';

/**
 * Replaces text as the translators of browsers do: each text node by two `font` elements, again whenever the page writes
 * text, not within `translate="no"`. Words change; what is not a word (`wordsOnly`) is left alone, as by some of them.
 */
export function translate({ mark, wordsOnly }: { mark: string; wordsOnly: boolean }): void {
  const skipped = '[translate="no"], .notranslate, script, style, noscript, textarea, font, svg, title';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    if (wordsOnly && !/\p{L}/u.test(text.data)) return;
    const font = () => Object.assign(document.createElement('font'), { style: 'vertical-align: inherit' });
    const [outer, inner] = [font(), font()];
    inner.textContent = mark + text.data + mark;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) replaceAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/**
 * Does what password managers and writing aids do: an element beside and around each field, attributes on fields, forms and
 * elements, and their own elements at the end of the document; again for what comes later.
 */
export function manageForms(): void {
  const mark = () => {
    for (const field of document.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')) {
      if (field.dataset.lastpass) continue;
      field.dataset.lastpass = '1';
      field.setAttribute('data-1p-filled', 'light');
      field.setAttribute('data-gramm', 'false');
      field.style.setProperty('background-size', '16px 18px');
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.cssText = 'position: absolute; width: 0; height: 0';
      // Beside a choice they stand not: what is next to it is its look.
      if (field.matches('[type="radio"], [type="checkbox"]')) continue;
      field.after(icon);
    }
    for (const part of document.querySelectorAll('div, form'))
      if (!part.hasAttribute('bis_skin_checked')) part.setAttribute('bis_skin_checked', '1');
  };
  const start = () => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.documentElement.append(document.createElement('grammarly-desktop-integration'));
    mark();
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
