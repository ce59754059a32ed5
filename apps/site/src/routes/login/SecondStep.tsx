import { factorRecoveryRequest, loginSecondStep } from '@tern/contract';
import { factorRecoveryDays, factorRecoveryLinkMinutes, rememberedDays } from '@tern/domain';
import { FactorRecoveryForm, type SecondStepError, SecondStepForm } from '@tern/patterns';
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
  const { busy, error, ticket, without } = useSnapshot(store.state);
  const { search } = useLocation();
  if (!ticket) return null;
  const loginHref = `/login${search}`;
  if (without) {
    const way = error ? errors[error] : undefined;
    return (
      <FactorRecoveryForm
        sent={without === 'sent' ? { minutes: factorRecoveryLinkMinutes } : null}
        days={factorRecoveryDays}
        busy={busy === true}
        error={error ? (way === 'rate_limited' || way === 'network' ? way : 'unknown') : undefined}
        ticket={ticket}
        onSubmit={() => void store.requestLink(() => api.send(factorRecoveryRequest, { ticket }))}
        onBack={() => store.goWithout(null)}
        loginHref={loginHref}
        contactHref="/contact"
      />
    );
  }
  return (
    <SecondStepForm
      onSubmit={(given) =>
        void store.attempt(() => api.send(loginSecondStep, { ticket, ...given, ...store.offer() }))
      }
      rememberDays={rememberedDays}
      busy={busy === true}
      error={error ? (errors[error] ?? 'unknown') : undefined}
      ticket={ticket}
      loginHref={loginHref}
      onBack={store.back}
      onLost={() => store.goWithout('lost')}
    />
  );
}
