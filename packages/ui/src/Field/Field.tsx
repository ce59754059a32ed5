import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { CheckGlyph, CircleAlertGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';
import { useSilentEdits } from './useSilentEdits.ts';

export interface FieldText {
  /** A short instruction for the input. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: ReactNode;
  /** Confirms an accepted value. */
  ok?: ReactNode;
}

/** The ids of the messages that are shown, for `aria-describedby`. */
export function describedBy(id: string, { hint, error, ok }: FieldText, ...others: (string | undefined)[]) {
  const ids = [error && `${id}-error`, !error && ok && `${id}-ok`, hint && `${id}-hint`, ...others];
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * A screen reader says the error of a control that takes the focus. One that has it already says nothing by itself: an
 * error that comes or changes meanwhile is an alert.
 */
function useAlert(id: string) {
  const place = useRef<HTMLParagraphElement>(null);
  const said = useRef('');
  useLayoutEffect(() => {
    const text = place.current?.textContent ?? '';
    if (said.current === text) return;
    said.current = text;
    const atFocus = document.activeElement?.closest(`[aria-describedby~="${CSS.escape(`${id}-error`)}"]`);
    if (atFocus) place.current?.setAttribute('role', 'alert');
    else place.current?.removeAttribute('role');
  });
  return place;
}

export function FieldMessages({ id, hint, error, ok }: FieldText & { id: string }) {
  const place = useAlert(id);
  return (
    <>
      {error && (
        <p ref={place} id={`${id}-error`} className={css.error}>
          <Icon glyph={CircleAlertGlyph} size="sm" className={css.messageIcon} />
          <span>{error}</span>
        </p>
      )}
      {!error && ok && (
        <p id={`${id}-ok`} className={css.ok}>
          <Icon glyph={CheckGlyph} size="sm" className={css.messageIcon} />
          <span>{ok}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          <span>{hint}</span>
        </p>
      )}
    </>
  );
}

export interface FieldProps extends FieldText {
  /** The id of the control. */
  id: string;
  label: ReactNode;
  /** The control with what lies on it. */
  children: ReactNode;
  /** Below the messages. */
  after?: ReactNode;
  className?: string;
}

/** Label, control and messages of one field. */
export function Field({ id, label, children, after, className, ...text }: FieldProps) {
  useSilentEdits(id);
  return (
    <div className={cx(css.field, className)}>
      <label id={`${id}-label`} className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>{children}</div>
      <FieldMessages id={id} {...text} />
      {after}
    </div>
  );
}
