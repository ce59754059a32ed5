import { endOfPress } from './endOfPress.ts';
import { matchControls } from './matchControls.ts';
import { type Field, isText, readEdits, writeText } from './readEdits.ts';

/** A visitor whose acts are followed while components take over a part of the page. */
export interface Visitor {
  /**
   * Notes what was typed and chosen; called in an effect of the hydrated components. Then reports it to them, with the
   * focus and the pointer.
   */
  takeOver(): Promise<void>;
  /** Does a held act again. */
  repeat(act: Event): void;
}

/** The element that the visitor points at or presses. */
const deepest = (root: ParentNode, state: ':hover' | ':active') => [...root.querySelectorAll(state)].at(-1);

/**
 * Follows the visitor within `root` from before hydration. A page that somebody else has changed, a translator or an
 * extension, React draws anew: the new controls get the text, the caret, the choices and the focus of those that are gone,
 * as soon as they are there, and held acts are repeated on them. It comes with the components: the first script of a page
 * does without it.
 */
export function followVisitor(root: HTMLElement): Visitor {
  const page = root.ownerDocument;
  const match = matchControls(root);
  let gone: (Field | HTMLDetailsElement)[] = [
    ...root.querySelectorAll<Field>('input, textarea, select, details'),
  ];
  /** Field of the new tree by the one it stands for. */
  const successors = new Map<Element, Field>();
  let focused = root.querySelector(':focus');
  let pointed = deepest(root, ':hover');
  let pressed = deepest(root, ':active');
  let pressing = pressed && endOfPress(page);

  /** Gives what is in the controls that are gone to those that have come. */
  function carryOver(): void {
    gone = gone.filter((before) => {
      if (before.isConnected) return true;
      const after = match(before);
      if (!after) return true;
      if (before instanceof HTMLDetailsElement) (after as HTMLDetailsElement).open = before.open;
      else {
        successors.set(after, before);
        // At once: the next key is added to it.
        if (isText(before) && before.value !== before.defaultValue) writeText(after as typeof before, before);
      }
      return false;
    });
    if (!focused || focused.isConnected || page.activeElement !== page.body) return;
    const after = match(focused) as HTMLElement | undefined;
    after?.focus({ preventScroll: true });
    if (after && isText(focused)) writeText(after as typeof focused, focused);
  }

  const observer = new MutationObserver(carryOver);
  observer.observe(root, { childList: true, subtree: true });
  const listeners = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    page.addEventListener(type, act, { capture: true, signal: listeners.signal });
  listen('focusin', ({ target }) => {
    focused = root.contains(target as Node) ? (target as Element) : null;
  });
  // Left on purpose: what had the focus is still there.
  listen('focusout', ({ target }) =>
    setTimeout(() => {
      if (focused === target && (target as Element).isConnected && page.activeElement === page.body)
        focused = null;
    }),
  );
  listen('pointerover', ({ target }) => {
    if (root.contains(target as Node)) pointed = target as Element;
  });
  // Before React hears of it, which hydrates within it what is not alive yet.
  listen('pointerdown', ({ target }) => {
    pressed = target as Element;
    pressing = endOfPress(page);
  });
  // A press that began on a control that is gone is no click for the browser.
  listen('pointerup', ({ target }) => {
    const after = pressed && !pressed.isConnected && match(pressed);
    if (after instanceof HTMLElement && after.contains(target as Node)) setTimeout(() => after.click());
  });

  return {
    async takeOver() {
      carryOver();
      const report = readEdits(root, successors);
      // Outside the effect: within it React puts back the values it knows. After a press: edits that are reported may
      // move the button from under it, and what is released elsewhere is no click.
      await pressing;
      observer.disconnect();
      listeners.abort();
      root.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const pointerType = matchMedia('(hover: hover)').matches ? 'mouse' : 'touch';
      if (pointed)
        match(pointed)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
      report();
    },
    repeat(act) {
      const target = match(act.target as Element) as HTMLElement | undefined;
      if (!target) return;
      if (act.type === 'submit') {
        const { submitter } = act as SubmitEvent;
        const after = submitter && (match(submitter) as HTMLElement | undefined);
        (target as HTMLFormElement).requestSubmit(after?.isConnected ? after : null);
      } else target.dispatchEvent(new (act.constructor as typeof Event)(act.type, act));
    },
  };
}
