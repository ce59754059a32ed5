import type { KeyboardEvent } from 'react';
import type { ComboboxControl } from './useCombobox.ts';

/** The keys of the combobox pattern (WAI-ARIA Authoring Practices): arrows, Enter and Escape. */
export function pressComboboxKey(
  event: KeyboardEvent<HTMLInputElement>,
  control: ComboboxControl,
  /** There is something to clear. */
  clearable: boolean,
) {
  // An input method is composing a word and owns the keys.
  if (event.nativeEvent.isComposing) return;
  const { key, altKey } = event;
  const { chosen, open, active, usable, show, step, take, settle, cancel, clear } = control;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (!open) {
      const first = chosen && !chosen.disabled ? chosen : key === 'ArrowDown' ? usable[0] : usable.at(-1);
      show(altKey ? undefined : first?.value);
    } else if (key === 'ArrowUp' && altKey) {
      settle();
    } else if (!altKey) {
      step(key === 'ArrowDown' ? 1 : -1);
    }
  } else if (key === 'Enter') {
    const option = open ? usable.find((each) => each.value === active) : undefined;
    if (option) {
      event.preventDefault();
      take(option);
    } else if (open) {
      event.preventDefault();
      settle();
    }
  } else if (key === 'Escape') {
    if (open) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (clearable) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }
}
