import type { changePassword, ErrorOf } from '@tern/contract';
import { type ChangePasswordError, ChangePasswordForm } from '@tern/patterns';
import { Card } from '@tern/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { SetPassword } from '../../app/SetPassword.tsx';
import { useStores } from '../../app/stores.tsx';
import { useFirstPassword } from '../../app/useFirstPassword.ts';

const formErrors: Partial<Record<ErrorOf<typeof changePassword> | 'network', ChangePasswordError>> = {
  incorrect_password: 'incorrect_password',
  password_unchanged: 'password_unchanged',
  validation_failed: 'password_classes',
  password_common: 'password_common',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/** `/myAccount/changePassword`; an account without a password sets its first one (spec section 2, account). */
export function ChangePasswordSection() {
  const { session } = useStores();
  const { busy, user } = useSnapshot(session.state);
  const [error, setError] = useState<ChangePasswordError>();
  const [saved, setSaved] = useState(0);
  if (useFirstPassword(user, { besidePasskey: true })) {
    return (
      <Card padding="lg">
        <SetPassword headingLevel={2} />
      </Card>
    );
  }
  return (
    <ChangePasswordForm
      onSubmit={async ({ currentPassword, newPassword }) => {
        setError(undefined);
        const failed = await session.changePassword(currentPassword, newPassword);
        if (failed) setError(formErrors[failed as keyof typeof formErrors] ?? 'unknown');
        else setSaved((count) => count + 1);
      }}
      busy={busy}
      error={error}
      saved={saved}
      email={user?.email}
      forgotHref="/forgetPassword"
    />
  );
}
