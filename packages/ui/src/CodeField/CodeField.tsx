import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  label: ReactNode;
  /** Number of digits. */
  length: number;
  value: string;
  /** Digits only, as `digitsOf` reads them. */
  onChange: (digits: string) => void;
  /** The digits 0 to 9 of what was typed or pasted: keyboards write digits of their own. */
  digitsOf: (typed: string) => string;
  /** Shown as an error when what was typed into the empty field holds no digit. */
  noDigits: ReactNode;
}

/**
 * A code from a mail, drawn as one box for each digit. It is one field all the same: it can be pasted, filled in
 * by the phone, and is read as a whole.
 */
export function CodeField({
  label,
  length,
  value,
  onChange,
  digitsOf,
  noDigits,
  hint,
  error: givenError,
  ok,
  id: givenId,
  className,
  ref,
  onSelect,
  onKeyDown,
  onMouseUp,
  onCompositionEnd,
  'aria-describedby': describedByOther,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [unreadable, setUnreadable] = useState(false);
  const error = givenError ?? (unreadable && !value ? noDigits : undefined);
  const text = { hint, error, ok };
  /** The text that an input method still composes: changed under it, it would begin anew. */
  const [composed, setComposed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  /** The selection, as places between digits. */
  const [marked, setMarked] = useState<readonly [number, number]>([value.length, value.length]);
  /** Where the caret stood in what was typed, to put it back once spaces are taken out. */
  const typedTo = useRef<number>(undefined);

  function read({ value: typed, selectionStart }: HTMLInputElement) {
    const digits = digitsOf(typed).slice(0, length);
    typedTo.current = digitsOf(typed.slice(0, selectionStart ?? typed.length)).length;
    setUnreadable(!digits && typed.trim() !== '');
    onChange(digits);
  }

  /** A place that holds a digit is marked, so that the next key writes over it. */
  function mark(place: number) {
    const start = Math.min(Math.max(place, 0), value.length);
    const end = Math.min(start + 1, value.length);
    field.current?.setSelectionRange(start, end);
    setMarked([start, end]);
  }

  useLayoutEffect(() => {
    if (typedTo.current === undefined) return;
    const place = typedTo.current;
    typedTo.current = undefined;
    mark(place);
  });

  function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = event.currentTarget.selectionStart ?? value.length;
    if (event.key === 'ArrowLeft') mark(place - 1);
    else if (event.key === 'ArrowRight') mark(place + 1);
    else return;
    event.preventDefault();
  }

  function markPressed(event: MouseEvent<HTMLInputElement>) {
    onMouseUp?.(event);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    mark(Math.floor(((event.clientX - left) / width) * length));
  }

  const [start, end] = marked;
  const shown = composed === null ? value : digitsOf(composed);
  return (
    <Field id={id} label={label} className={className} {...text}>
      <div className={css.code}>
        <input
          {...input}
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pattern={`[0-9]{${length}}`}
          dir="ltr"
          value={composed ?? value}
          onChange={({ currentTarget, nativeEvent }) => {
            if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value);
            else read(currentTarget);
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            setComposed(null);
            read(event.currentTarget);
          }}
          onKeyDown={moveByKey}
          onMouseUp={markPressed}
          onSelect={(event) => {
            onSelect?.(event);
            const { selectionStart, selectionEnd } = event.currentTarget;
            setMarked([selectionStart ?? value.length, selectionEnd ?? value.length]);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, text, describedByOther)}
          className={css.input}
        />
        {Array.from({ length }, (_, place) => {
          const active =
            start === end ? place === Math.min(start, length - 1) : place >= start && place < end;
          return (
            <span
              key={place}
              aria-hidden="true"
              data-active={active ? '' : undefined}
              className={cx(
                css.box,
                length > 6 && length % 2 === 0 && place === length / 2 && css.half,
                Boolean(ok) && !error && css.valid,
              )}
            >
              {shown[place] ?? <span className={css.caret} />}
            </span>
          );
        })}
      </div>
    </Field>
  );
}
