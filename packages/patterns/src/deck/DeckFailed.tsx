import { Button, Notice } from '@tern/ui';
import * as css from './deck.css.ts';

export interface DeckFailedProps {
  /** "Your plan could not be loaded." */
  children: string;
  /** "Try again". */
  retryLabel: string;
  onRetry: () => void;
}

/** In place of a card of the account that did not come. */
export function DeckFailed({ children, retryLabel, onRetry }: DeckFailedProps) {
  return (
    <Notice tone="danger" live>
      <div className={css.failed}>
        <span>{children}</span>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </Notice>
  );
}
