import type { ReactNode } from 'react';
import { later } from './LaterPart.css.ts';

export interface LaterPartProps {
  /** Which part of a page: each waits with its own height. */
  name: keyof typeof later;
  children: ReactNode;
}

/** A part of a long page that is laid out when it comes near. */
export function LaterPart({ name, children }: LaterPartProps) {
  return <div className={later[name]}>{children}</div>;
}
