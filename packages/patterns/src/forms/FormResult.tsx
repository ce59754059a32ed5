import { Notice } from '@tern/ui';
import { type ReactNode, type RefObject, useId } from 'react';

export interface FormResultProps {
  /** Of `useFocusKept`: the focus of the form comes here. */
  place: RefObject<HTMLDivElement | null>;
  title?: string;
  children: ReactNode;
}

/** The success that takes the place of a form: heard where the focus comes to it, and announced where it does not. */
export function FormResult({ place, title, children }: FormResultProps) {
  const id = useId();
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={id}>
      <Notice tone="success" title={title} live>
        <span id={id}>{children}</span>
      </Notice>
    </div>
  );
}
