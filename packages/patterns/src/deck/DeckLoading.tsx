import { Skeleton, VisuallyHidden } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './deck.css.ts';

/** In place of a card of the account that is loading. `label` is for screen readers: "Your plan is loading". */
export function DeckLoading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={css.card} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Skeleton width="half" height="title" />
      <div className={css.body}>{children ?? <Skeleton height="block" />}</div>
    </div>
  );
}
