import { Button, Notice } from '@tern/ui';

export interface PanelFailedProps {
  /** "Your devices could not be loaded." */
  children: string;
  /** "Try again". */
  retryLabel: string;
  onRetry: () => void;
}

/** In place of a panel that did not come. */
export function PanelFailed({ children, retryLabel, onRetry }: PanelFailedProps) {
  return (
    <>
      <Notice tone="danger" live>
        {children}
      </Notice>
      <div>
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </>
  );
}
