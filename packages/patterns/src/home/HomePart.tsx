import type { ReactNode } from 'react';
import { later } from './HomePart.css.ts';

export interface HomePartProps {
  /** Which part of the home page: each waits with its own height. */
  name: keyof typeof later;
  children: ReactNode;
}

/** A part of the home page, there or on another one, that is laid out when it comes near. */
export function HomePart({ name, children }: HomePartProps) {
  return <div className={later[name]}>{children}</div>;
}
