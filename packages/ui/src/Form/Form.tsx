import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ErrorSummary, type FieldError } from '../ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as css from './Form.css.ts';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** What stopped the last attempt, with the fields. Takes the focus when it appears. */
  errors?: readonly FieldError[];
  /** Heads the list of errors. */
  errorTitle?: ReactNode;
  /** What the service said; what was typed is still there. */
  problem?: ReactNode;
  /** One button that sends it, and at most one way out. */
  actions: ReactNode;
  /** Two fields beside each other on wide screens. */
  columns?: 1 | 2;
}

/** Fields below each other, what went wrong above them, the next step at the end. */
export function Form({
  errors = [],
  errorTitle,
  problem,
  actions,
  columns = 1,
  children,
  className,
  ...form
}: FormProps) {
  return (
    <form noValidate {...form} className={cx(css.form, className)}>
      <ErrorSummary title={errorTitle} errors={errors} />
      {problem ? (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      ) : null}
      <div className={css.fields[columns]}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </form>
  );
}
