import { ConfirmAddress, type ConfirmAddressError } from '@tern/patterns';
import { Skeleton } from '@tern/ui';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import type { ConfirmAddressStore } from './confirmAddress.store.ts';
import { confirmAddressState } from './confirmAddressState.ts';

// With the fields and rules of the password forms, which nobody needs before a code was sent.
const ConfirmCode = lazy(async () => ({ default: (await import('./ConfirmCode.tsx')).ConfirmCode }));

const known: readonly string[] = [
  'verification_failed',
  'code_expired',
  'email_known',
  'rate_limited',
  'network',
] satisfies ConfirmAddressError[];

/** On `/myAccount`, until the person has shown the mailbox of the account. Its calls load with the first press. */
export function ConfirmAddressSection({ email }: { email: string }) {
  const { api, session } = useStores();
  const [state] = useState(confirmAddressState);
  const [loading, setLoading] = useState(false);
  const { sent, busy, error, done } = useSnapshot(state);

  async function act(call: (store: ConfirmAddressStore) => Promise<void>) {
    setLoading(true);
    try {
      const { createConfirmAddressStore } = await import('./confirmAddress.store.ts');
      void call(createConfirmAddressStore(api, () => session.state.user, { state }));
    } catch {
      state.error = 'network';
    }
    setLoading(false);
  }
  const request = () => void act((store) => store.request());

  const shown =
    error === null ? undefined : known.includes(error) ? (error as ConfirmAddressError) : 'unknown';
  return (
    <ConfirmAddress
      email={email}
      busy={loading || busy === 'request'}
      error={shown}
      done={done}
      onRequest={request}
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
              onResend: request,
            }}
            busy={busy === 'code'}
            error={shown === 'verification_failed' || shown === 'code_expired' ? shown : undefined}
            onCode={(code) => void act((store) => store.confirm(code))}
          />
        </Suspense>
      ) : undefined}
    </ConfirmAddress>
  );
}
