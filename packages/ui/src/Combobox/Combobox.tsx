import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import { ComboboxEnds } from './ComboboxEnds.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './matchOptions.ts';
import { pressComboboxKey } from './pressComboboxKey.ts';
import { useCombobox } from './useCombobox.ts';

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
  /** Announced politely while typing: "3 countries". */
  countLabel: (count: number) => string;
  placeholder?: string;
  /** Sends the chosen value with a form. */
  name?: string;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
}

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
  const clearable = clearLabel !== undefined;
  const control = useCombobox({ options, value, onChange, clearable, disabled });
  const { chosen, typed, open, active, shown } = control;
  const field = useRef<HTMLInputElement>(null);
  const activeId = open && active !== undefined ? `${id}-option-${active}` : undefined;

  const canClear = clearable && value !== null && !disabled;
  return (
    <Field id={id} label={label} className={className} {...text}>
      <Radix.Root open={open} onOpenChange={(next) => (next ? control.show() : control.close())}>
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
              onChange={(event) => control.type(event.currentTarget.value)}
              onKeyDown={(event) =>
                pressComboboxKey(event, control, clearable && (value !== null || typed !== undefined))
              }
              onClick={() => {
                if (!open) control.show(chosen?.value);
              }}
              onBlur={control.settle}
              className={cx(
                fieldCss.control,
                fieldCss.withEnd,
                canClear && css.twoEnds,
                error ? fieldCss.invalid : ok ? fieldCss.valid : undefined,
              )}
            />
            <ComboboxEnds
              control={control}
              listId={listId}
              openLabel={openLabel}
              clearLabel={canClear ? clearLabel : undefined}
              disabled={disabled}
              field={field}
            />
          </div>
        </Radix.Anchor>
        <ComboboxList id={id} value={value} control={control} emptyText={emptyText} />
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
