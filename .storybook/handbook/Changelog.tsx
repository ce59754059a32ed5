import type { ReactNode } from 'react';
import { H2 } from './H2.tsx';
import * as prose from './prose.css.ts';
import { rich } from './rich.tsx';

const logs = import.meta.glob<string>('../../{tokens,packages/*}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The few forms that changesets write: versions, kinds of changes, and lists. */
function blocksOf(text: string): ReactNode[] {
  const blocks: ReactNode[] = [];
  let items: ReactNode[] = [];
  const close = (key: number) => {
    if (items.length > 0) {
      blocks.push(
        <ul key={`list-${key}`} className={prose.bullets}>
          {items}
        </ul>,
      );
    }
    items = [];
  };
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = '', words = ''] = /^\s*(#{2,3}|-)\s+(.+)$/.exec(line) ?? [];
    if (mark === '-') {
      items.push(
        <li key={index} className={prose.item}>
          {rich(words)}
        </li>,
      );
      continue;
    }
    if (!mark && !line.trim()) continue;
    close(index);
    blocks.push(
      mark === '##' ? (
        <h3 key={index} className={prose.h3}>
          {words}
        </h3>
      ) : (
        <p key={index} className={prose.p}>
          {mark ? words : rich(line.trim())}
        </p>
      ),
    );
  }
  close(-1);
  return blocks;
}

/** The changes of each package, from its CHANGELOG.md. */
export function Changelog() {
  const entries = Object.entries(logs);
  if (entries.length === 0) {
    return <p className={prose.p}>Nothing is released yet: every package stands at 0.1.0.</p>;
  }
  return entries.map(([path, text]) => (
    <section key={path}>
      <H2>{/^# (.+)/.exec(text)?.[1] ?? path.split('/').at(-2)}</H2>
      {blocksOf(text.replace(/^# .+\n+/, ''))}
    </section>
  ));
}
