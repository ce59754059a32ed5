import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Checkbox.css.ts';

interface CheckLineProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'className'> {
  /** May hold links. */
  label: ReactNode;
}

/** A box and its words alone: for a page that has no byte to spare, where nothing more is ever said of the choice. */
export const CheckLine = ({ label, ...input }: CheckLineProps) => (
  <label className={css.check}>
    <input {...input} type="checkbox" className={cx(css.input, css.box)} />
    <span>{label}</span>
  </label>
);
