import type { ReactNode } from 'react';
import * as css from './PlaceFilter.css.ts';

export interface FoundPlacesProps {
  /** How many places fit, and the way back to all of them; absent while nothing is asked for. */
  says?: ReactNode;
  children: ReactNode;
}

/** The places that fit the form. Whoever searches as one types replaces both parts, and screen readers hear the first. */
export function FoundPlaces({ says, children }: FoundPlacesProps) {
  return (
    <div>
      <div role="status" data-found="says" className={css.says}>
        {says}
      </div>
      <div data-found="list" className={css.found}>
        {children}
      </div>
    </div>
  );
}
