import { ConfirmAddress, type ConfirmAddressError } from '@tern/patterns';
import { Skeleton } from '@tern/ui';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { createConfirmAddressStore } from './confirmAddress.store.ts';

// With the fields and rules of the password forms, which nobody needs before a code was sent.
const ConfirmCode = lazy(async () => ({ default: (await import('./ConfirmCode.tsx')).ConfirmCode }));

const known: readonly string[] = [
  'verification_failed',
  'code_expired',
  'email_known',
  'rate_limited',
  'network',
] satisfies ConfirmAddressError[];

/** On `/myAccount`, until the person has shown the mailbox of the account. */
export function ConfirmAddressSection({ email }: { email: string }) {
  const { api, session } = useStores();
  const [store] = useState(() => createConfirmAddressStore(api, () => session.state.user));
  const { sent, busy, error, done } = useSnapshot(store.state);
  const shown =
    error === null ? undefined : known.includes(error) ? (error as ConfirmAddressError) : 'unknown';
  return (
    <ConfirmAddress
      email={email}
      busy={busy === 'request'}
      error={shown}
      done={done}
      onRequest={() => void store.request()}
    >
      {sent ? (
        <Suspense fallback={<Skeleton />}>
          <ConfirmCode
            email={email}
            minutes={sent.minutes}
            resend={{
              resendAt: sent.resendAt,
              resent: sent.count - 1,
              busy: busy === 'request',
              onResend: () => void store.request(),
            }}
            busy={busy === 'code'}
            error={shown === 'verification_failed' || shown === 'code_expired' ? shown : undefined}
            onCode={(code) => void store.confirm(code)}
          />
        </Suspense>
      ) : undefined}
    </ConfirmAddress>
  );
}
