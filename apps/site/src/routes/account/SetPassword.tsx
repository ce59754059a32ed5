import type { ErrorOf, setPassword } from '@tern/contract';
import { type SetPasswordError, SetPasswordForm } from '@tern/patterns';
import { useToast } from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { accountMessages } from '../../messages/account.messages.ts';

const formErrors: Partial<Record<ErrorOf<typeof setPassword> | 'network', SetPasswordError>> = {
  validation_failed: 'password_classes',
  password_already_set: 'password_already_set',
  rate_limited: 'rate_limited',
  network: 'network',
};

/** The first password of an account that was opened at the checkout. */
export function SetPassword({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { session } = useStores();
  const { busy, user } = useSnapshot(session.state);
  const { formatMessage } = useIntl();
  const { show } = useToast();
  const [error, setError] = useState<SetPasswordError>();
  return (
    <SetPasswordForm
      onSubmit={async ({ password }) => {
        setError(undefined);
        const failed = await session.setPassword(password);
        if (failed) setError(formErrors[failed as keyof typeof formErrors] ?? 'unknown');
        else show({ tone: 'success', message: formatMessage(accountMessages.passwordSet) });
      }}
      busy={busy}
      error={error}
      email={user?.email}
      headingLevel={headingLevel}
    />
  );
}
