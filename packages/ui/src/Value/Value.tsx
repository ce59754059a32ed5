import type { ReactNode } from 'react';
import * as css from './Value.css.ts';

export interface ValueProps {
  /** A sum, a number, a date, a code or an address that stands by itself. */
  children: ReactNode;
  /** `ltr` for what is left to right in every language; without it the first letter decides. */
  dir?: 'ltr';
}

/** The text of what is made of text alone. */
const textOf = (children: ReactNode): string | null =>
  Array.isArray(children) ? children.map(textOf).join('') : children === null ? null : String(children);

/**
 * A sum, a number, a date, a code or an address as it is: no translator touches it, and it is isolated from the direction
 * of the words around it. Another value is another element: a translator that does not obey has put an element of its own
 * in the place of the text.
 */
export function Value({ children, dir }: ValueProps) {
  return (
    <bdi key={textOf(children)} dir={dir} translate="no" className={dir && css.ltr}>
      {children}
    </bdi>
  );
}
