import {
  type PasskeyError,
  SecondFactor,
  type SecondFactorError,
  type SecondFactorProps,
  type SecondFactorView,
} from '@tern/patterns';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { passkeyErrors } from '../../passkeys/passkeyErrors.ts';
import { saveFile } from './saveFile.ts';
import type { SecondFactorState, SecondFactorStore } from './secondFactor.store.ts';

const errors: Partial<Record<NonNullable<SecondFactorState['error']>, SecondFactorError | PasskeyError>> = {
  ...passkeyErrors,
  incorrect_password: 'incorrect_password',
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  code_expired: 'code_expired',
  second_factor_on: 'other_window',
  second_factor_off: 'other_window',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

// Without the picture the key still stands there in letters.
const LaterQr = lazy(async (): Promise<{ default: SecondFactorProps['Qr'] }> => {
  const loaded = await import('../../app/drawnQr.ts').catch(() => null);
  return { default: loaded?.QrCode ?? (() => null) };
});

function KeyPicture(props: ComponentProps<SecondFactorProps['Qr']>) {
  return (
    <Suspense fallback={null}>
      <LaterQr {...props} />
    </Suspense>
  );
}

/** The second factor of the account, in the section about its safety. `confirmable`: a passkey takes the place of password and code. */
export function SecondFactorCard({ store, confirmable }: { store: SecondFactorStore; confirmable: boolean }) {
  const { session } = useStores();
  const { user } = useSnapshot(session.state);
  const { step, loadFailed, busy, error, since, codesLeft, key, codes, removed } = useSnapshot(store.state);
  const email = user?.email ?? '';
  const view: SecondFactorView =
    step === null || (step === 'off' && !user)
      ? { step: loadFailed ? 'failed' : 'loading' }
      : step === 'key' && key
        ? { step, ...key }
        : step === 'codes' && codes
          ? { step, codes, email }
          : step === 'on' && since
            ? { step, since, codesLeft }
            : step === 'off'
              ? { step, passwordSet: user?.is_password_set ?? false, removed }
              : step === 'password' || step === 'renew' || step === 'remove'
                ? { step }
                : { step: loadFailed ? 'failed' : 'loading' };
  return (
    <SecondFactor
      view={view}
      busy={Boolean(busy)}
      passkey={
        confirmable ? { open: busy === 'browser', onConfirm: () => void store.confirmByPasskey() } : undefined
      }
      error={error ? (errors[error] ?? 'unknown') : undefined}
      onStep={store.go}
      onRetry={() => void store.load()}
      onSubmit={({ password, code }) => {
        void (step === 'key' ? store.confirm(code) : store.submit({ password, code }));
      }}
      onSave={(text) => saveFile('tern-recovery-codes.txt', text, 'text/plain;charset=utf-8')}
      onPrint={() => print()}
      onStored={() => void store.stored()}
      Qr={KeyPicture}
    />
  );
}
