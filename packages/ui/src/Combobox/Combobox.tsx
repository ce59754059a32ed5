import * as Radix from '@radix-ui/react-popover';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { CheckGlyph, ChevronDownGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import { type ComboboxOption, matchOptions, plainLetters } from './matchOptions.ts';

export interface ComboboxProps extends FieldText {
  label: ReactNode;
  options: readonly ComboboxOption[];
  /** The `value` of an option; null: nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Names the arrow: "Show all countries". */
  openLabel: string;
  /** Names the cross: "Clear". Without it there is none, and the choice can be changed but not taken back. */
  clearLabel?: string;
  /** Stands in the list when nothing matches: "No country has this name." */
  emptyText: string;
  /** Said politely while somebody types: "3 countries". */
  countLabel: (count: number) => string;
  placeholder?: string;
  /** Sends the chosen value with a form. */
  name?: string;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
}

/** Radix makes a dialog of what it places; here the list inside has the role. */
const bare = { role: undefined, id: undefined };

/** One of many, found by typing a part of its name. */
export function Combobox({
  label,
  options,
  value,
  onChange,
  openLabel,
  clearLabel,
  emptyText,
  countLabel,
  placeholder,
  name,
  disabled,
  required,
  hint,
  error,
  ok,
  id: givenId,
  className,
}: ComboboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error, ok };
  const listId = `${id}-list`;
  const chosen = options.find((option) => option.value === value);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What was typed since the list opened; undefined: the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  /** The option that Enter takes. */
  const [active, setActive] = useState<string>();

  const shown = typed === undefined ? options : matchOptions(options, typed);
  const usable = shown.filter((option) => !option.disabled);
  const activeId = open && active !== undefined ? `${id}-option-${active}` : undefined;

  useEffect(() => {
    if (!activeId) return;
    const node = list.current?.querySelector(`[data-active]`);
    node?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function show(startAt?: string) {
    if (disabled) return;
    setOpen(true);
    setActive(startAt);
  }

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  function take(option: ComboboxOption) {
    if (option.disabled) return;
    setTyped(undefined);
    close();
    if (option.value !== value) onChange(option.value);
  }

  function clear() {
    setTyped(undefined);
    close();
    if (value !== null) onChange(null);
  }

  /** Words that name one option are that option; other words do not stay. */
  function settle() {
    if (typed !== undefined) {
      const wanted = plainLetters(typed);
      const named = usable.filter((option) => plainLetters(option.label) === wanted);
      if (named.length === 1 && named[0]) take(named[0]);
      else if (wanted === '' && clearLabel !== undefined) clear();
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

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // A word is being put together: its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
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
        setTyped(undefined);
        close();
      } else if (clearLabel !== undefined && (value !== null || typed !== undefined)) {
        event.preventDefault();
        event.stopPropagation();
        clear();
      }
    }
  }

  const canClear = clearLabel !== undefined && value !== null && !disabled;
  return (
    <Field id={id} label={label} className={className} {...text}>
      <Radix.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
        <Radix.Anchor asChild>
          <div className={css.anchor}>
            <input
              ref={field}
              id={id}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              aria-required={required || undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, text)}
              placeholder={placeholder}
              disabled={disabled}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setTyped(next);
                setOpen(true);
                // Enter takes the best match, as soon as something was typed.
                const best = next.trim()
                  ? matchOptions(options, next).find((each) => !each.disabled)
                  : undefined;
                setActive(best?.value);
              }}
              onKeyDown={onKeyDown}
              onClick={() => {
                if (!open) show(chosen?.value);
              }}
              onBlur={settle}
              className={cx(
                fieldCss.control,
                fieldCss.withEnd,
                canClear && css.twoEnds,
                error ? fieldCss.invalid : ok ? fieldCss.valid : undefined,
              )}
            />
            <span className={css.ends}>
              {canClear ? (
                <button
                  type="button"
                  className={css.end}
                  aria-label={clearLabel}
                  onClick={() => {
                    clear();
                    field.current?.focus();
                  }}
                >
                  <Icon glyph={XGlyph} size="sm" />
                </button>
              ) : null}
              <button
                type="button"
                className={css.end}
                // The arrow keys do the same from the field.
                tabIndex={-1}
                aria-label={openLabel}
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                disabled={disabled}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (open) {
                    settle();
                  } else {
                    field.current?.focus();
                    show(chosen?.value);
                  }
                }}
              >
                <Icon glyph={ChevronDownGlyph} />
              </button>
            </span>
          </div>
        </Radix.Anchor>
        <Radix.Portal>
          <Radix.Content
            ref={list}
            {...bare}
            className={css.list}
            align="start"
            sideOffset={4}
            collisionPadding={16}
            // The focus never leaves the field.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onPointerDown={(event) => event.preventDefault()}
            tabIndex={-1}
          >
            <div id={listId} role="listbox" aria-labelledby={`${id}-label`}>
              {shown.map((option) => (
                <div
                  key={option.value}
                  id={`${id}-option-${option.value}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  aria-disabled={option.disabled || undefined}
                  data-active={option.value === active ? '' : undefined}
                  className={css.option}
                  onClick={() => take(option)}
                  onKeyDown={undefined}
                  onPointerMove={() => {
                    if (!option.disabled) setActive(option.value);
                  }}
                >
                  <span className={css.words}>{option.label}</span>
                  {option.note ? <span className={css.note}>{option.note}</span> : null}
                  {option.value === value ? <Icon glyph={CheckGlyph} size="sm" className={css.sign} /> : null}
                </div>
              ))}
            </div>
            {shown.length === 0 ? <p className={css.empty}>{emptyText}</p> : null}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <VisuallyHidden>
        <span role="status">
          {open && typed ? (shown.length === 0 ? emptyText : countLabel(shown.length)) : ''}
        </span>
      </VisuallyHidden>
      {name ? <input type="hidden" name={name} value={value ?? ''} disabled={disabled} /> : null}
    </Field>
  );
}
