import { useState } from 'react';
import { type ComboboxOption, matchOptions, plainLetters } from './matchOptions.ts';

export interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** The choice may be taken back. */
  clearable: boolean;
  disabled?: boolean;
}

/** The state of a combobox (typed words, open list, active option) and its transitions. */
export function useCombobox({ options, value, onChange, clearable, disabled }: ComboboxState) {
  const chosen = options.find((option) => option.value === value);
  /** The text typed since the list opened; undefined: the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  /** The option that Enter takes. */
  const [active, setActive] = useState<string>();

  const shown = typed === undefined ? options : matchOptions(options, typed);
  const usable = shown.filter((option) => !option.disabled);

  function show(startAt?: string) {
    if (disabled) return;
    setOpen(true);
    setActive(startAt);
  }

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  /** Closes the list and forgets the words. */
  function cancel() {
    setTyped(undefined);
    close();
  }

  function take(option: ComboboxOption) {
    if (option.disabled) return;
    cancel();
    if (option.value !== value) onChange(option.value);
  }

  function clear() {
    cancel();
    if (value !== null) onChange(null);
  }

  /** Words that name one option are that option; other words do not stay. */
  function settle() {
    if (typed !== undefined) {
      const wanted = plainLetters(typed);
      const named = usable.filter((option) => plainLetters(option.label) === wanted);
      if (named.length === 1 && named[0]) take(named[0]);
      else if (wanted === '' && clearable) clear();
      else setTyped(undefined);
    }
    close();
  }

  function step(by: 1 | -1) {
    if (usable.length === 0) return;
    const at = usable.findIndex((option) => option.value === active);
    const next = at < 0 ? (by === 1 ? 0 : usable.length - 1) : (at + by + usable.length) % usable.length;
    setActive(usable[next]?.value);
  }

  /** Typing opens the list, and Enter takes the best match. */
  function type(next: string) {
    setTyped(next);
    setOpen(true);
    const best = next.trim() ? matchOptions(options, next).find((each) => !each.disabled) : undefined;
    setActive(best?.value);
  }

  return {
    chosen,
    typed,
    open,
    active,
    shown,
    usable,
    setActive,
    show,
    close,
    cancel,
    take,
    clear,
    settle,
    step,
    type,
  };
}

export type ComboboxControl = ReturnType<typeof useCombobox>;
