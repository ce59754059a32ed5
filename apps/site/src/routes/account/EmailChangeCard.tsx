import { emailChangeUndoDays } from '@tern/domain';
import { EmailChange, type EmailChangeError, type EmailChangeView } from '@tern/patterns';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import type { EmailChangeState, EmailChangeStore } from './emailChange.store.ts';

const errors: Partial<Record<NonNullable<EmailChangeState['error']>, EmailChangeError>> = {
  incorrect_password: 'incorrect_password',
  email_unchanged: 'email_unchanged',
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  code_expired: 'code_expired',
  email_known: 'email_known',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/** The address of the account, in the section about its safety. `secondFactor`: a code of the app is asked for. */
export function EmailChangeCard({ store, secondFactor }: { store: EmailChangeStore; secondFactor: boolean }) {
  const { session } = useStores();
  const { user } = useSnapshot(session.state);
  const { step, loadFailed, busy, error, email, outcome, secondFactor: wanted } = useSnapshot(store.state);
  const view: EmailChangeView =
    step === 'code'
      ? { step, email }
      : step === 'form'
        ? { step, secondFactor: secondFactor || wanted, days: emailChangeUndoDays }
        : step === 'address' && user
          ? { step, email: user.email, passwordSet: user.is_password_set, outcome: outcome ?? undefined }
          : { step: loadFailed ? 'failed' : 'loading' };
  return (
    <EmailChange
      view={view}
      busy={busy ?? undefined}
      error={error ? (errors[error as keyof typeof errors] ?? 'unknown') : undefined}
      onStep={store.go}
      onRetry={() => void store.load()}
      onRequest={(values) => void store.request(values)}
      onCode={(code) => void store.confirm(code)}
      onStop={() => void store.stop()}
    />
  );
}
