import type { ReactNode } from 'react';
import * as css from './StickyActionBar.css.ts';

export interface StickyActionBarProps {
  /** The amount or action: a figure and a line. */
  figure: ReactNode;
  note?: ReactNode;
  /** One large button. */
  action: ReactNode;
}

/**
 * A figure and the next step, held at the bottom of a small screen. Last child of what it belongs to: it sticks
 * for as long as that is in view, and covers nothing at its end. Absent on wide screens.
 */
export function StickyActionBar({ figure, note, action }: StickyActionBarProps) {
  return (
    <div className={css.bar}>
      <p className={css.text}>
        <strong className={css.figure}>{figure}</strong>
        {note ? <span className={css.note}>{note}</span> : null}
      </p>
      <div className={css.action}>{action}</div>
    </div>
  );
}
