import { Notice } from '@tern/ui';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { replyPlace } from './replyPlace.css.ts';

export interface FormResultProps {
  /** Of `useFocusKept`: the focus of the form comes here. */
  place: RefObject<HTMLDivElement | null>;
  title?: string;
  /** The form's own id, which its address names when no script runs. */
  id?: string;
  children: ReactNode;
}

/** The success that takes the place of a form: read once, by the focus that comes to it or, where that is elsewhere, by a status. */
export function FormResult({ place, title, id, children }: FormResultProps) {
  const words = useId();
  const [live, setLive] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the result appears
  useEffect(() => setLive(document.activeElement !== place.current), []);
  return (
    <div ref={place} id={id} className={replyPlace} tabIndex={-1} role="group" aria-labelledby={words}>
      <Notice tone="success" title={title} live={live}>
        <span id={words}>{children}</span>
      </Notice>
    </div>
  );
}
