/**
 * Checked after every `play` (accessibility beyond axe): focus that was somewhere is still somewhere,
 * whatever names an id finds it, and an error at the focus is said (`watchErrors`). A story that leaves focus on purpose says why in `parameters.focus`.
 */

export interface GuardParameters {
  /** Why focus may fall to the body at the end of this story's `play`. */
  focus?: { leaves: string };
  /** Why ids that are named may be missing from this story. */
  references?: { missing: string };
}

/**
 * Watches where focus goes. The result names the element that had it last when it is gone, hidden or disabled and
 * focus fell to the body; null when all is well, also when something was left with a blur of its own.
 */
export function watchFocus(): () => string | null {
  let last: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = target;
  };
  document.addEventListener('focusin', note, true);
  return () => {
    document.removeEventListener('focusin', note, true);
    const { activeElement } = document;
    if (!last || (activeElement && activeElement !== document.body)) return null;
    const usable = last.isConnected && !last.matches(':disabled') && last.checkVisibility();
    return usable ? null : `${last.localName} "${last.textContent?.trim().slice(0, 40) || last.id}"`;
  };
}

/**
 * Watches the dialogs that open: what stands before the element that has the focus first is heard only as the title or
 * the description of the dialog. The result names the texts that nobody hears.
 */
export function watchDialogs(): () => string[] {
  const seen = new WeakSet<Element>();
  const unheard: string[] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || seen.has(dialog)) return;
    seen.add(dialog);
    const idsOf = (element: Element) =>
      ['aria-labelledby', 'aria-describedby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []);
    const ids = [...idsOf(dialog), ...idsOf(target)].filter(Boolean);
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!text.nodeValue?.trim() || !around?.checkVisibility() || around.closest('[aria-hidden="true"]'))
        continue;
      if (!(text.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      const control = around.closest('button, a, label, legend, [tabindex], [role="alert"], [role="status"]');
      if (control && control !== dialog) continue;
      if (!ids.some((id) => document.getElementById(id)?.contains(text))) unheard.push(text.nodeValue.trim());
    }
  };
  document.addEventListener('focusin', note, true);
  return () => {
    document.removeEventListener('focusin', note, true);
    return unheard;
  };
}
