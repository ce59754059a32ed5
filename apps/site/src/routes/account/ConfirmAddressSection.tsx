import { ConfirmAddress, type ConfirmAddressError } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { createConfirmAddressStore } from './confirmAddress.store.ts';

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
  return (
    <ConfirmAddress
      email={email}
      sent={
        sent && {
          minutes: sent.minutes,
          resend: {
            resendAt: sent.resendAt,
            resent: sent.count - 1,
            busy: busy === 'request',
            onResend: () => void store.request(),
          },
        }
      }
      busy={busy ?? undefined}
      error={error === null ? undefined : known.includes(error) ? (error as ConfirmAddressError) : 'unknown'}
      done={done}
      onRequest={() => void store.request()}
      onCode={(code) => void store.confirm(code)}
    />
  );
}
