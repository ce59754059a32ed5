import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CircleAlertGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ErrorSummary.css.ts';

export interface FieldError {
  /** The `id` given to the field. */
  fieldId: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Nothing is drawn while it is empty. */
  errors: readonly FieldError[];
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  const field = target.matches('input, select, textarea, button')
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ??
      target.querySelector<HTMLElement>('input, select, textarea, button'));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * The errors of a form, with a link to each field. It takes focus when it appears; give it the number of the
 * attempt as `key` and it takes focus after each failed attempt.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  // Before the fields below look where the focus is: they leave the saying to the summary.
  useLayoutEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <Icon glyph={CircleAlertGlyph} className={css.icon} />
      <div className={css.body}>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={css.link} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
