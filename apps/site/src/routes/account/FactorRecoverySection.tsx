import { factorRecoveryStop } from '@tern/contract';
import { FactorRecoveryNotice } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';

/** In every section of the account, while somebody turns the second factor off without a code. */
export function FactorRecoverySection() {
  const { api, session } = useStores();
  const { user } = useSnapshot(session.state);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = user?.factor_recovery;
  async function stop() {
    setBusy(true);
    setFailed(false);
    try {
      const stopped = await api.send(factorRecoveryStop, {});
      const person = session.state.user;
      if (person?.user_id === stopped.user_id) Object.assign(person, stopped);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }
  return (
    <FactorRecoveryNotice
      waiting={waiting ? { begunAt: new Date(waiting.begun_at), readyAt: new Date(waiting.ready_at) } : null}
      busy={busy}
      failed={failed}
      onStop={() => void stop()}
      changePasswordHref="/myAccount/changePassword"
    />
  );
}
