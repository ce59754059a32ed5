import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { ErrorSummary, type FieldError } from '../ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as css from './Form.css.ts';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** The errors of the last attempt, by field. Takes the focus after every failed attempt. */
  errors?: readonly FieldError[];
  /** Heads the list of errors, such as "Please check 2 fields." */
  errorTitle: ReactNode;
  /**
   * The number of the attempt that `errors` belong to. Needed only where they come later than the press of the
   * button, from a service; otherwise the form counts by itself.
   */
  attempt?: number;
  /** The error of the service; typed values stay. */
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
  attempt,
  problem,
  actions,
  columns = 1,
  children,
  className,
  onSubmit,
  ...form
}: FormProps) {
  const [sent, setSent] = useState(0);
  return (
    <form
      noValidate
      {...form}
      className={cx(css.form, className)}
      onSubmit={(event) => {
        setSent(sent + 1);
        onSubmit?.(event);
      }}
    >
      <ErrorSummary key={attempt ?? sent} title={errorTitle} errors={errors} />
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
