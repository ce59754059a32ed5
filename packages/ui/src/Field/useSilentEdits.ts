import { useEffect } from 'react';

/** Before components act upon them. */
const acts = ['submit', 'click', 'keydown', 'focusin'] as const;

const isText = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));

/** Says that the text of a field has changed, where React believes that it has seen it. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement, seen: string): void {
  // React's own property notes the last value it has seen. Called on a copy it notes another one, and the field keeps its text.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), seen);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The choice that a click is making; what is drawn within the click sets it back. */
function choiceOf({ type, target }: Event): (() => void) | undefined {
  if (type !== 'click' || !(target instanceof HTMLInputElement) || isText(target)) return undefined;
  const { checked } = target;
  // Past React's own property: React has yet to find that it has changed.
  return () =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(target, checked);
}

/**
 * Some browsers and password managers fill a field without an event. What the field of this id holds is reported before
 * anything is done with the page, so that a component that keeps its text in state has it at the latest when it is sent.
 */
export function useSilentEdits(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isText(field)) return;
    let seen = field.value;
    const see = () => {
      seen = field.value;
    };
    const report = (event: Event) => {
      if (field.value === seen) return;
      const before = seen;
      const chooseAgain = choiceOf(event);
      see();
      reportText(field, before);
      chooseAgain?.();
    };
    field.addEventListener('input', see);
    for (const act of acts) document.addEventListener(act, report, true);
    return () => {
      field.removeEventListener('input', see);
      for (const act of acts) document.removeEventListener(act, report, true);
    };
  });
}
