import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A sign before the label, "A$". */
  sign?: string;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  label: string;
  /** The label is still there for screen readers. */
  labelHidden?: boolean;
  name: string;
  value: Value;
  /** Without it the browser keeps the choice. */
  onChange?: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
}

/** A choice between few things, always visible. Native radio buttons: arrow keys and forms work. */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden,
  name,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={css.group}>
      <legend className={labelHidden ? undefined : css.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            {option.sign ? (
              <span className={css.sign} dir="ltr">
                {option.sign}
              </span>
            ) : null}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
