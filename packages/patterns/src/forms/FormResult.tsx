import { Notice } from '@tern/ui';
import { type ReactNode, type RefObject, useId } from 'react';
import { replyPlace } from './replyPlace.css.ts';

export interface FormResultProps {
  /** Of `useFocusKept`: the focus of the form comes here. */
  place: RefObject<HTMLDivElement | null>;
  title?: string;
  /** The form's own id, which its address names when no script runs. */
  id?: string;
  children: ReactNode;
}

/** The success that takes the place of a form: heard where the focus comes to it, and announced where it does not. */
export function FormResult({ place, title, id, children }: FormResultProps) {
  const words = useId();
  return (
    <div ref={place} id={id} className={replyPlace} tabIndex={-1} role="group" aria-labelledby={words}>
      <Notice tone="success" title={title} live>
        <span id={words}>{children}</span>
      </Notice>
    </div>
  );
}
