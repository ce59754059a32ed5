import type { ReactNode } from 'react';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import * as css from './ActivityList.css.ts';

export interface Activity {
  id: string;
  /** Epoch, for machines: `2026-03-02T09:30:00Z`. */
  at: string;
  /** The same for people. */
  when: string;
  title: string;
  glyph?: Glyph;
  children?: ReactNode;
}

export interface ActivityListProps {
  /** Names the list. */
  label: string;
  /** Newest first. */
  items: readonly Activity[];
}

/** Events with their time: security events, news. */
export function ActivityList({ label, items }: ActivityListProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <time dateTime={item.at} className={css.when}>
            {item.when}
          </time>
          <div className={css.what}>
            <p className={css.title}>
              {item.glyph ? <Icon glyph={item.glyph} size="sm" className={css.icon} /> : null}
              <span>{item.title}</span>
            </p>
            {item.children ? <div className={css.note}>{item.children}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
