import type { ErrorOf, passkeyAdd, passkeyAddOptions, setPassword } from '@tern/contract';
import { type SetPasswordError, SetPasswordForm, type SetPasswordFormProps } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorNameOf } from '../api/createApi.ts';
import { CeremonyError, type CeremonyFailure } from '../passkeys/CeremonyError.ts';
import { hasPasskeys } from '../passkeys/hasPasskeys.ts';
import { useStores } from './stores.tsx';

type Failure = ErrorOf<typeof setPassword | typeof passkeyAddOptions | typeof passkeyAdd>;

const formErrors: Partial<Record<Failure | CeremonyFailure | 'network', SetPasswordError>> = {
  validation_failed: 'password_classes',
  password_common: 'password_common',
  password_already_set: 'password_already_set',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
  passkey_unsupported: 'passkey_unsupported',
  passkey_blocked: 'passkey_blocked',
  passkey_other_origin: 'passkey_other_origin',
  passkey_expired: 'passkey_expired',
  passkey_unknown: 'passkey_unknown',
  passkey_refused: 'passkey_refused',
  passkey_counter: 'passkey_counter',
};

const errorOf = (error: unknown): SetPasswordError => {
  const name =
    error instanceof CeremonyError
      ? error.failure
      : errorNameOf<typeof setPassword | typeof passkeyAddOptions | typeof passkeyAdd>(error);
  return formErrors[name as keyof typeof formErrors] ?? 'unknown';
};

/** Code that does not come is an extension that keeps it away, or no connection. */
const loaded = <Part,>(part: Promise<Part>): Promise<Part> =>
  part.catch((error: unknown) => {
    throw new CeremonyError('passkey_blocked', error);
  });

/** The first password of an account that was opened at the checkout, or a passkey in its place, and then that it is saved. */
export function SetPassword({
  headingLevel,
  secondary,
}: Required<Pick<SetPasswordFormProps, 'headingLevel'>> & Pick<SetPasswordFormProps, 'secondary'>) {
  const { api, session } = useStores();
  const { busy, user } = useSnapshot(session.state);
  const [error, setError] = useState<SetPasswordError>();
  const [passkeyBusy, setPasskeyBusy] = useState(false);
  // With one there already, the browser asks for it: a session alone sets no password.
  const [confirmed] = useState(user?.has_passkey === true);

  async function withPasskey<Given>(run: () => Promise<Given>): Promise<Given | undefined> {
    setPasskeyBusy(true);
    try {
      return await run();
    } catch (thrown) {
      const isCancelled = thrown instanceof CeremonyError && thrown.failure === 'passkey_cancelled';
      setError(isCancelled ? (confirmed ? 'passkey_cancelled' : 'passkey_not_made') : errorOf(thrown));
      return undefined;
    } finally {
      setPasskeyBusy(false);
    }
  }
  async function save(password: string) {
    setError(undefined);
    const shown = confirmed
      ? await withPasskey(async () =>
          (await loaded(import('../passkeys/confirmWithPasskey.ts'))).confirmWithPasskey(api),
        )
      : undefined;
    if (confirmed && !shown) return;
    const failed = await session.setPassword({ password, ...shown });
    if (failed) setError(formErrors[failed as keyof typeof formErrors] ?? 'unknown');
  }
  async function makePasskey() {
    setError(undefined);
    await withPasskey(async () => {
      await (await loaded(import('../passkeys/addPasskey.ts'))).addPasskey(api);
      if (session.state.user) session.state.user.has_passkey = true;
    });
  }
  return (
    <SetPasswordForm
      onSubmit={({ password }) => void save(password)}
      busy={busy}
      onPasskey={!confirmed && hasPasskeys() ? () => void makePasskey() : undefined}
      passkeyBusy={passkeyBusy}
      confirmed={confirmed}
      error={error}
      saved={user?.is_password_set || (user?.has_passkey && !confirmed ? 'passkey' : false)}
      email={user?.email}
      headingLevel={headingLevel}
      secondary={secondary}
    />
  );
}
