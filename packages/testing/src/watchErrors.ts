/**
 * Watches the field that has the focus: an error that comes there, or changes, without the focus moving on is silent
 * unless it stands in a live region. Calls `report` for each silent one, a task later; the result stops the watch. It
 * uses nothing around it, so that a test can run it in a page.
 */
export function watchErrors(report: (silent: string) => void): () => void {
  const live = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';
  const heard = new WeakMap<Element, string>();
  let at: Element | null = null;

  /** The errors of a control and of the groups around it, which name them by `…-error`. */
  const errorsOf = (control: Element) => {
    const ids: string[] = [];
    for (let part: Element | null = control; part; part = part.parentElement)
      ids.push(
        ...(part.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => /-error$/.test(id)),
      );
    return ids.flatMap((id) => document.getElementById(id) ?? []);
  };
  const textOf = (errors: Element[]) => errors.map((error) => error.textContent?.trim()).join(' ');

  function check(): void {
    const control = at;
    if (!control?.isConnected) return;
    const errors = errorsOf(control);
    const text = textOf(errors);
    if (text === (heard.get(control) ?? '')) return;
    heard.set(control, text);
    if (!text || errors.some((error) => error.closest(live))) return;
    // A focus that moves on in the same task says what is there.
    setTimeout(() => {
      if (document.activeElement === control) report(`${control.localName} “${text}”`);
    });
  }

  const observer = new MutationObserver(check);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-describedby', 'role'],
  });
  const arrive = ({ target }: FocusEvent) => {
    // A change from before belongs to the element that had the focus then.
    if (observer.takeRecords().length > 0) check();
    at = target as Element;
    heard.set(at, textOf(errorsOf(at)));
  };
  const leave = () => {
    if (observer.takeRecords().length > 0) check();
    at = null;
  };
  document.addEventListener('focusin', arrive, true);
  document.addEventListener('focusout', leave, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', arrive, true);
    document.removeEventListener('focusout', leave, true);
  };
}
