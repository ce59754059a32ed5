import { cx } from '@tern/ui';
import type { ReactNode } from 'react';
import * as frames from './frames.css.ts';
import * as prose from './prose.css.ts';
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
    <div className={cx(frames.stage, className)} lang={lang} dir={dir}>
      {of ? <Story of={of} /> : children}
    </div>
  );
}

/** A story with its name, a link to it, and its code. */
export function Example({ of, code = true }: { of: ModuleExport; code?: boolean }) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className={cx(frames.frame, frames.state)}>
      <Stage of={of} className={story.parameters.layout === 'fullscreen' ? frames.flush : undefined} />
      <figcaption className={frames.bar}>
        <span className={frames.barName}>{story.name}</span>
        <a
          className={cx(prose.link, frames.barEnd)}
          href={`?path=/story/${story.id}`}
          target="_top"
          aria-label={`Open ${story.name}`}
        >
          Open
        </a>
      </figcaption>
      {code && (
        <details className={frames.source}>
          <summary>Code</summary>
          <Source of={of} />
        </details>
      )}
    </figure>
  );
}
