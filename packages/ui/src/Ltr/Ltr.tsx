import type { ReactNode } from 'react';
import { Value } from '../Value/Value.tsx';

export interface LtrProps {
  children: ReactNode;
}

/** Keeps a price, an address, a code or a latin name left to right inside any text, and from translators. */
export function Ltr({ children }: LtrProps) {
  return <Value dir="ltr">{children}</Value>;
}
