import { DocsContext } from '@storybook/addon-docs/blocks';
import { cx } from '@tern/ui';
import { useContext } from 'react';
import { sheetTag } from '../modes.ts';
import { Stage } from './Example.tsx';
import * as frames from './frames.css.ts';
import { H2 } from './H2.tsx';
import * as prose from './prose.css.ts';
import { rich } from './rich.tsx';

export interface AllStatesProps {
  /** One state to a line: for wide parts. Full-bleed stories always have a line of their own. */
  wide?: boolean;
}

/** Every story of the component, except those that look like another. */
export function AllStates({ wide = false }: AllStatesProps) {
  const context = useContext(DocsContext);
  const stories = context
    .componentStories()
    .filter(
      ({ parameters, tags }) =>
        !tags.includes(sheetTag) && !String(parameters.visual?.skip ?? '').startsWith('Looks like'),
    );
  return (
    <section>
      <H2>All states</H2>
      <div className={frames.states}>
        {stories.map((story) => {
          const description: unknown = story.parameters.docs?.description?.story;
          const flush = story.parameters.layout === 'fullscreen';
          return (
            <figure key={story.id} className={cx(frames.frame, frames.state, (wide || flush) && frames.wide)}>
              <Stage of={story.moduleExport} className={flush ? frames.flush : undefined} />
              <figcaption className={frames.bar}>
                <a className={cx(prose.link, frames.barName)} href={`?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
                {typeof description === 'string' && <span>{rich(description)}</span>}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
