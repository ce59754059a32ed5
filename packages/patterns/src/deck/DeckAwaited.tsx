import { Card, Skeleton } from '@tern/ui';
import * as css from './deck.css.ts';

/** The first page of the account until it is known whose it is: about as high as what comes. */
export function DeckAwaited() {
  return (
    <div aria-busy="true" className={css.awaited}>
      <Card>
        <Skeleton height="block" />
      </Card>
    </div>
  );
}
