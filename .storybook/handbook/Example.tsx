import { cx } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './handbook.css.ts';
import { type ModuleExport, Source, Story, useOf } from './storyBlocks.ts';
import { useLiveLanguage } from './WorkbenchGlobals.ts';

export interface StageProps {
  /** A story. */
  of?: ModuleExport;
  /** Or live markup. */
  children?: ReactNode;
  className?: string;
}

/** Something live, in the language of the toolbar. */
export function Stage({ of, children, className }: StageProps) {
  const { lang, dir } = useLiveLanguage();
  return (
    <div className={cx(css.stage, className)} lang={lang} dir={dir}>
      {of ? <Story of={of} /> : children}
    </div>
  );
}

/** A story with its name, a link to it, and its code. */
export function Example({ of, code = true }: { of: ModuleExport; code?: boolean }) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className={cx(css.frame, css.state)}>
      <Stage of={of} className={story.parameters.layout === 'fullscreen' ? css.flush : undefined} />
      <figcaption className={css.bar}>
        <span className={css.barName}>{story.name}</span>
        <a
          className={cx(css.link, css.barEnd)}
          href={`?path=/story/${story.id}`}
          target="_top"
          aria-label={`Open ${story.name}`}
        >
          Open
        </a>
      </figcaption>
      {code && (
        <details className={css.source}>
          <summary>Code</summary>
          <Source of={of} />
        </details>
      )}
    </figure>
  );
}
