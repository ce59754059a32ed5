import { loginSecondStep } from '@tern/contract';
import { type SecondStepError, SecondStepForm } from '@tern/patterns';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { type SignInFailure, signInStore } from '../../passkeys/signIn.store.ts';

const errors: Partial<Record<SignInFailure, SecondStepError>> = {
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/** The second step of the sign-in: the page has no room for it before. */
export function SecondStep() {
  const { api } = useStores();
  const store = useStore(signInStore);
  const { busy, error, ticket } = useSnapshot(store.state);
  const { search } = useLocation();
  if (!ticket) return null;
  return (
    <SecondStepForm
      onSubmit={({ code }) =>
        void store.attempt(() => api.send(loginSecondStep, { ticket, code, ...store.offer() }))
      }
      busy={busy === true}
      error={error ? (errors[error] ?? 'unknown') : undefined}
      ticket={ticket}
      loginHref={`/login${search}`}
      onBack={store.back}
      contactHref="/contact"
    />
  );
}
