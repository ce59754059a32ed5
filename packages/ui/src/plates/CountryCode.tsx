import type { ReactNode } from 'react';
import * as css from './CountryCode.css.ts';

export interface CountryCodeProps {
  /** Two letters, or a small glyph for "more". */
  children: ReactNode;
}

/** A country as its two-letter code: no flags. The name stands beside it. */
export function CountryCode({ children }: CountryCodeProps) {
  return (
    <span className={css.code} aria-hidden="true">
      {children}
    </span>
  );
}
