import type { ReactNode } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The fragment of the main content: `#main`. */
  href: `#${string}`;
  children: ReactNode;
}

/** The first stop of the tab order; seen only while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  );
}
