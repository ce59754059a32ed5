import type { ReactNode } from 'react';
import * as css from './Container.css.ts';

export interface ContainerProps {
  as?: 'div' | 'header' | 'footer' | 'main' | 'nav' | 'aside';
  id?: string;
  children: ReactNode;
}

/** The 1200 px column every page stands on; 40, 32 or 20 px of margin by form. */
export function Container({ as: Tag = 'div', id, children }: ContainerProps) {
  return (
    <Tag id={id} className={css.container}>
      {children}
    </Tag>
  );
}
