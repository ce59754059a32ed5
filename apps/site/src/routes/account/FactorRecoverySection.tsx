import { factorRecoveryStop } from '@tern/contract';
import { FactorRecoveryNotice } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';

/** In every section of the account, while somebody turns the second factor off without a code. */
export function FactorRecoverySection() {
  const { api, session } = useStores();
  const { user } = useSnapshot(session.state);
  const [act, setAct] = useState<'busy' | 'failed' | 'stopped'>();
  const waiting = user?.factor_recovery;
  async function stop() {
    setAct('busy');
    try {
      const stopped = await api.send(factorRecoveryStop, {});
      const person = session.state.user;
      if (person?.user_id === stopped.user_id) Object.assign(person, stopped);
      setAct('stopped');
    } catch {
      setAct('failed');
    }
  }
  // Another act has ended it, and says so itself.
  if (!waiting && (!act || act === 'failed')) return null;
  return (
    <FactorRecoveryNotice
      waiting={waiting ? { begunAt: new Date(waiting.begun_at), readyAt: new Date(waiting.ready_at) } : null}
      busy={act === 'busy'}
      failed={act === 'failed'}
      onStop={() => void stop()}
      changePasswordHref="/myAccount/changePassword"
    />
  );
}
