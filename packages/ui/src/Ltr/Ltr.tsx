import type { ReactNode } from 'react';
import * as css from './Ltr.css.ts';

export interface LtrProps {
  children: ReactNode;
}

/** Keeps a price, an address or a latin name left to right inside any text. */
export function Ltr({ children }: LtrProps) {
  return (
    <bdi dir="ltr" className={css.ltr}>
      {children}
    </bdi>
  );
}
