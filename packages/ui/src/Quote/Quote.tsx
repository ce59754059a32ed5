import type { ReactNode } from 'react';
import * as css from './Quote.css.ts';

export interface QuoteProps {
  children: ReactNode;
  /** Who said it, where: a real source that can be checked. */
  source: string;
  /** Address of the source. */
  cite?: string;
}

/** A quotation with its source. No stars, no pictures. */
export function Quote({ children, source, cite }: QuoteProps) {
  return (
    <figure className={css.figure}>
      <blockquote className={css.words} cite={cite}>
        {children}
      </blockquote>
      <figcaption className={css.source}>{cite ? <a href={cite}>{source}</a> : source}</figcaption>
    </figure>
  );
}
