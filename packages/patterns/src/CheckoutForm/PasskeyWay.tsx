import { brand } from '@tern/domain';
import { Button, Notice, Stack } from '@tern/ui';
import { useIntl } from 'react-intl';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { passkeyMessages } from '../forms/passkeyErrors.ts';
import type { LoginError } from '../LoginForm/LoginForm.tsx';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';

const messages = {
  ...passkeyMessages,
  rate_limited: loginFormMessages.rateLimited,
  network: loginFormMessages.network,
} as const;

export interface PasskeyWayProps {
  onPasskey: () => void;
  /** The dialog of the browser is open, or what it gave is on its way. */
  busy?: boolean;
  error?: LoginError | undefined;
}

/** Signs a buyer in with a passkey, beside the address that has an account. */
export function PasskeyWay({ onPasskey, busy = false, error }: PasskeyWayProps) {
  const { formatMessage } = useIntl();
  const message = error && (messages[error as keyof typeof messages] ?? loginFormMessages.unknown);
  return (
    <Stack gap={3}>
      {busy ? (
        <Notice live>{formatMessage(passkeyErrorMessages.waiting)}</Notice>
      ) : message ? (
        <Notice tone="danger" live>
          {formatMessage(message, { brand: brand.name })}
        </Notice>
      ) : null}
      <div>
        <Button variant="outline" size="sm" busy={busy} onClick={onPasskey}>
          {formatMessage(loginFormMessages.passkey)}
        </Button>
      </div>
    </Stack>
  );
}
