/**
 * Checked after every `play` (accessibility beyond axe): focus that was somewhere is still somewhere, and
 * whatever names an id finds it. A story that leaves focus on purpose says why in `parameters.focus`.
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
