import { Button, type ButtonProps, Notice } from '@tern/ui';

export interface LoadErrorProps {
  text: string;
  retry: string;
  size?: ButtonProps['size'];
  onRetry: () => void;
}

/** Stands where a list could not be loaded. */
export const LoadError = ({ text, retry, size, onRetry }: LoadErrorProps) => (
  <>
    <Notice tone="danger" live>
      {text}
    </Notice>
    <div>
      <Button variant="outline" size={size} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  </>
);
