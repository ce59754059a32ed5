import type { ReactElement, ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A `Button` or `Link`. */
  action?: ReactElement | null;
  /** One small plate. */
  picture?: ReactNode;
}

/** Replaces an empty list and offers the next step. */
export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture ? <div className={css.picture}>{picture}</div> : null}
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action}
    </div>
  );
}
