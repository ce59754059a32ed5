import { H2 } from './H2.tsx';
import * as css from './handbook.css.ts';

const logs = import.meta.glob<string>('../../{tokens,packages/*}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What changed in each package, from its CHANGELOG.md. */
export function Changelog() {
  const entries = Object.entries(logs);
  if (entries.length === 0) {
    return <p className={css.p}>Nothing is released yet: every package stands at 0.1.0.</p>;
  }
  return entries.map(([path, text]) => (
    <section key={path}>
      <H2>{/^# (.+)/.exec(text)?.[1] ?? path.split('/').at(-2)}</H2>
      <pre className={css.log}>{text.replace(/^# .+\n+/, '')}</pre>
    </section>
  ));
}
