import type { ReactNode } from 'react';
import * as css from './deck.css.ts';

/** Two cards beside each other, on a phone below each other. */
export function DeckPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
