import { useEffect, useRef, useState } from 'react';
import * as css from './Anatomy.css.ts';
import { Stage } from './Example.tsx';
import { H2 } from './H2.tsx';
import { rich } from './rich.tsx';
import type { ModuleExport } from './storyBlocks.ts';

export interface AnatomyPart {
  name: string;
  /** One sentence. */
  note: string;
  /** CSS selector of the part inside the story; with it a number stands on the picture. */
  at?: string;
}

export interface AnatomyProps {
  /** The story that shows every part. */
  of: ModuleExport;
  parts: readonly AnatomyPart[];
}

type Spot = { x: number; y: number } | undefined;

/** The named parts of a component, numbered on a live example. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<Spot[]>([]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let last = '';
    const measure = () => {
      const origin = box.getBoundingClientRect();
      const story = box.querySelector('.sb-story') ?? box;
      const next = parts.map(({ at }): Spot => {
        const found = at ? story.querySelector(at) : null;
        if (!found) return undefined;
        const { x, y } = found.getBoundingClientRect();
        return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) };
      });
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setSpots(next);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    const changed = new MutationObserver(measure);
    changed.observe(box, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);

  return (
    <section>
      <H2>Anatomy</H2>
      <div ref={frame} className={css.anatomyPicture} data-anatomy="">
        <Stage of={of} className={css.withMarkers} />
        {parts.map(({ name }, index) => {
          const spot = spots[index];
          return (
            spot && (
              <span
                key={name}
                className={css.marker}
                aria-hidden="true"
                style={{ left: Math.max(2, spot.x - 11), top: Math.max(2, spot.y - 22) }}
              >
                {index + 1}
              </span>
            )
          );
        })}
      </div>
      <ol className={css.anatomy}>
        {parts.map(({ name, note }, index) => (
          <li key={name} className={css.part}>
            <span className={css.markerInText} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{name}.</b> {rich(note)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
