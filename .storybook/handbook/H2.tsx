import type { ReactNode } from 'react';
import * as prose from './prose.css.ts';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const textOf = (node: ReactNode): string =>
  typeof node === 'string' ? node : Array.isArray(node) ? node.map(textOf).join('') : '';

/** A section of a page; its id is its words. */
export function H2({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <h2 id={id ?? slug(textOf(children))} className={prose.h2}>
      {children}
    </h2>
  );
}
