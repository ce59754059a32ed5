import type { ReactNode } from 'react';
import * as prose from './prose.css.ts';

const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** Text of a prop, a comment or a note, with `code` in backticks and [links](?path=/docs/welcome). */
export function rich(text: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let last = 0;
  for (const { index, 0: whole, 1: code, 2: words, 3: href } of text.matchAll(marks)) {
    pieces.push(text.slice(last, index));
    pieces.push(
      code === undefined ? (
        <a key={index} className={prose.link} href={href} target="_top">
          {words}
        </a>
      ) : (
        <code key={index} className={prose.code}>
          {code}
        </code>
      ),
    );
    last = index + whole.length;
  }
  return [...pieces, text.slice(last)];
}
