import type { ReactNode } from 'react';
import * as css from './Prose.css.ts';

export interface ProseSection {
  id: string;
  title: string;
  children: ReactNode;
}

export interface ProseProps {
  /** Heads the list of sections; without it there is no list. */
  contentsLabel?: string;
  sections: readonly ProseSection[];
}

/** Long text: articles, terms, policies. A list of its sections stands beside it on wide screens. */
export function Prose({ contentsLabel, sections }: ProseProps) {
  return (
    <div className={contentsLabel ? css.withContents : undefined}>
      {contentsLabel ? (
        <nav aria-label={contentsLabel} className={css.contents}>
          <p className={css.contentsTitle}>{contentsLabel}</p>
          <ol className={css.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={css.entry} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={css.prose}>
        {sections.map(({ id, title, children }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  );
}
