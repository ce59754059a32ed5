import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** 24 px, 32 px, or none (content reaches the edge and is clipped by the corners). */
  padding?: 'md' | 'lg' | 'none';
  /** For cards that hold a link: the edge reacts to the pointer. */
  interactive?: boolean;
  /** Id of the heading that names the card. */
  labelledBy?: string;
  id?: string;
  children: ReactNode;
}

/** A surface with a hairline. Never a shadow. */
export function Card({ as: Tag = 'div', padding = 'md', interactive, labelledBy, id, children }: CardProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={cx(css.card, css.padding[padding], interactive && css.interactive)}
    >
      {children}
    </Tag>
  );
}
