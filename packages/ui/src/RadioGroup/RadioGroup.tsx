import { type ReactNode, useId } from 'react';
import * as checkCss from '../Checkbox/Checkbox.css.ts';
import { cx } from '../cx.ts';
import { describedBy, FieldMessages } from '../Field/Field.tsx';
import { type IconSlot, renderIcon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  icon?: IconSlot;
  /** Below the option and in its frame, such as the fields of a choice. `card` only. */
  panel?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  legend: ReactNode;
  /** Keeps the legend for screen readers only, where a heading already says it. */
  legendHidden?: boolean;
  name: string;
  /** `null`: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  variant?: 'plain' | 'card';
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
}

/** One of several. A link of `ErrorSummary` to its `id` goes to the chosen or the first option. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  name,
  value,
  onChange,
  options,
  variant = 'plain',
  hint,
  error,
  disabled,
  required,
  id: givenId,
  className,
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error };
  const isCard = variant === 'card';
  return (
    <fieldset id={id} className={className} aria-describedby={describedBy(id, text)} disabled={disabled}>
      {legendHidden ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={css.legend}>{legend}</legend>
      )}
      <div className={css.options[variant]}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          const noteId = option.note ? `${optionId}-note` : undefined;
          const note = option.note && (
            <span id={noteId} className={isCard ? undefined : css.note}>
              {option.note}
            </span>
          );
          const opened = isCard && option.panel;
          const choice = (
            <label
              key={isCard ? undefined : option.value}
              htmlFor={optionId}
              className={cx(checkCss.check, isCard && (opened ? css.openedHead : css.card))}
            >
              <input
                id={optionId}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={option.disabled}
                required={required}
                aria-invalid={error ? true : undefined}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={noteId}
                className={cx(checkCss.input, checkCss.dot)}
              />
              {isCard ? (
                <span className={css.cardBody}>
                  <span id={`${optionId}-label`} className={css.cardLabel}>
                    {option.label}
                  </span>
                  {(option.note || option.icon) && (
                    <span className={css.end}>
                      {note}
                      {renderIcon(option.icon)}
                    </span>
                  )}
                </span>
              ) : (
                <span>
                  <span id={`${optionId}-label`}>{option.label}</span> {note}
                </span>
              )}
            </label>
          );
          if (!isCard) return choice;
          // The same elements with and without a panel: the radio button in focus stays the same one.
          return (
            <div key={option.value} className={opened ? css.opened : undefined}>
              {choice}
              {opened ? <div className={css.panel}>{option.panel}</div> : null}
            </div>
          );
        })}
      </div>
      {(hint || error) && (
        <div className={css.messages}>
          <FieldMessages id={id} {...text} />
        </div>
      )}
    </fieldset>
  );
}
