import { type ComponentPropsWithRef, type FormEvent, useId, useImperativeHandle, useRef } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { useSilentEdits } from '../Field/useSilentEdits.ts';
import { SearchGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'onSubmit' | 'onChange' | 'value'> {
  /** Names the field; for screen readers only. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** Where the form goes without a script. */
  action?: string;
  /** Id of the form, for a button outside of it. */
  formId?: string;
}

/** A word to search for. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onSubmit,
  action,
  formId,
  id: givenId,
  className,
  name = 'q',
  ref,
  ...input
}: SearchFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  useSilentEdits(id);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const submit = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(value.trim());
  };
  return (
    <form
      id={formId}
      role="search"
      aria-label={label}
      action={action}
      className={cx(css.form, className)}
      onSubmit={submit}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={fieldCss.start}>
        <Icon glyph={SearchGlyph} />
      </span>
      <input
        {...input}
        ref={field}
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={cx(
          fieldCss.control,
          input.dir === 'ltr' && fieldCss.latin,
          fieldCss.withStart,
          fieldCss.withEnd,
        )}
      />
      {value && !input.disabled && !input.readOnly ? (
        <span className={css.clear}>
          <IconButton
            glyph={XGlyph}
            size="sm"
            label={clearLabel}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        </span>
      ) : null}
    </form>
  );
}
