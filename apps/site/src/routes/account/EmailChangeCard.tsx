import { emailChangeUndoDays } from '@tern/domain';
import { EmailChange, type EmailChangeError, type EmailChangeView } from '@tern/patterns';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { passkeyErrors } from '../../passkeys/passkeyErrors.ts';
import type { EmailChangeState, EmailChangeStore } from './emailChange.store.ts';

const errors: Partial<Record<NonNullable<EmailChangeState['error']>, EmailChangeError>> = {
  ...passkeyErrors,
  incorrect_password: 'incorrect_password',
  email_unchanged: 'email_unchanged',
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  code_expired: 'code_expired',
  email_known: 'email_known',
  change_expired: 'change_expired',
  other_window: 'other_window',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/** The address of the account, in the section about its safety. `secondFactor`: a code of the app is asked for. `confirmable`: a passkey takes the place of password and code. */
export function EmailChangeCard({
  store,
  secondFactor,
  confirmable,
}: {
  store: EmailChangeStore;
  secondFactor: boolean;
  confirmable: boolean;
}) {
  const { session } = useStores();
  const { user } = useSnapshot(session.state);
  const state = useSnapshot(store.state);
  const { step, loadFailed, busy, error, email, outcome, resendAt, resent } = state;
  const passwordSet = user?.is_password_set ?? false;
  const view: EmailChangeView =
    step === 'code'
      ? {
          step,
          email,
          resend: { resendAt, resent, busy: busy === 'resend', onResend: () => void store.resend() },
        }
      : step === 'form'
        ? { step, passwordSet, secondFactor: secondFactor || state.secondFactor, days: emailChangeUndoDays }
        : step === 'address' && user
          ? { step, email: user.email, passwordSet, outcome: outcome ?? undefined }
          : { step: loadFailed ? 'failed' : 'loading' };
  return (
    <EmailChange
      view={view}
      busy={busy === 'browser' ? 'send' : busy === 'resend' ? undefined : (busy ?? undefined)}
      passkey={
        confirmable
          ? { open: busy === 'browser', onConfirm: (to) => void store.requestByPasskey(to) }
          : undefined
      }
      error={error ? (errors[error as keyof typeof errors] ?? 'unknown') : undefined}
      onStep={store.go}
      onRetry={() => void store.load()}
      onRequest={(values) => void store.request(values)}
      onCode={(code) => void store.confirm(code)}
      onStop={() => void store.stop()}
    />
  );
}
