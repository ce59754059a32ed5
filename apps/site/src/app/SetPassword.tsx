import type { ErrorOf, setPassword } from '@tern/contract';
import { type SetPasswordError, SetPasswordForm, type SetPasswordFormProps } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from './stores.tsx';

const formErrors: Partial<Record<ErrorOf<typeof setPassword> | 'network', SetPasswordError>> = {
  validation_failed: 'password_classes',
  password_already_set: 'password_already_set',
  rate_limited: 'rate_limited',
  network: 'network',
};

/** The first password of an account that was opened at the checkout, and then that it is saved. */
export function SetPassword({
  headingLevel,
  secondary,
}: Required<Pick<SetPasswordFormProps, 'headingLevel'>> & Pick<SetPasswordFormProps, 'secondary'>) {
  const { session } = useStores();
  const { busy, user } = useSnapshot(session.state);
  const [error, setError] = useState<SetPasswordError>();
  return (
    <SetPasswordForm
      onSubmit={async ({ password }) => {
        setError(undefined);
        const failed = await session.setPassword(password);
        if (failed) setError(formErrors[failed as keyof typeof formErrors] ?? 'unknown');
      }}
      busy={busy}
      error={error}
      saved={user?.is_password_set}
      email={user?.email}
      headingLevel={headingLevel}
      secondary={secondary}
    />
  );
}
