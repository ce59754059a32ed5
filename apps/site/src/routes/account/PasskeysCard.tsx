import type { Passkey } from '@tern/contract';
import { Passkeys, type PasskeysError, type PasskeysView, type PasskeyView } from '@tern/patterns';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { hasPasskeys } from '../../passkeys/hasPasskeys.ts';
import { passkeyErrors } from '../../passkeys/passkeyErrors.ts';
import type { PasskeysState, PasskeysStore } from './passkeys.store.ts';

const errors: Partial<Record<NonNullable<PasskeysState['error']>, PasskeysError>> = {
  incorrect_password: 'incorrect_password',
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  ...passkeyErrors,
  passkey_limit: 'passkey_limit',
  passkey_exists: 'passkey_exists',
  passkey_not_made: 'passkey_not_made',
  passkey_gone: 'passkey_gone',
  passkey_last: 'passkey_last',
  email_known: 'email_known',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

const viewOf = (passkey: Passkey): PasskeyView => ({
  id: passkey.passkey_id,
  name: passkey.name,
  userAgent: passkey.user_agent,
  synced: passkey.is_synced,
  createdAt: passkey.created_at,
  lastUsedAt: passkey.last_used_at,
});

/** The passkeys of the account, in the section about its safety. `secondFactor`: the password alone is not enough. */
export function PasskeysCard({ store, secondFactor }: { store: PasskeysStore; secondFactor: boolean }) {
  const { user } = useSnapshot(useStores().session.state);
  const { passkeys, loadFailed, step, busy, error, done, codeNeeded, now } = useSnapshot(store.state);
  const all = passkeys?.map(viewOf);
  const chosen = typeof step === 'object' ? all?.find(({ id }) => id === step.id) : undefined;
  const view: PasskeysView =
    !all || !user
      ? { step: loadFailed ? 'failed' : 'loading' }
      : step === 'add'
        ? { step }
        : typeof step === 'object' && chosen
          ? { step: step.act, passkey: chosen }
          : { step: 'list', passkeys: all, done: done ?? undefined };
  return (
    <Passkeys
      view={view}
      now={now}
      supported={hasPasskeys()}
      passwordSet={user?.is_password_set ?? false}
      secondFactor={secondFactor || codeNeeded}
      confirmable={Boolean(all?.length)}
      busy={busy}
      error={error ? (errors[error] ?? 'unknown') : undefined}
      onStep={store.go}
      onFirst={() => void store.addFirst()}
      onRetry={() => void store.load()}
      onSubmit={(given) => void store.submit(given)}
      onConfirm={() => void store.confirm()}
      onRename={(name) => void store.rename(name)}
    />
  );
}
