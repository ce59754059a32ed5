import { contractCancel, contractCancelConfirm } from '@tern/contract';
import { CancelContract, type CancelContractError, type CancelContractState } from '@tern/patterns';
import { useState } from 'react';
import { CallError } from '../api/CallError.ts';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { failureOf, failureOfName } from './failureOf.ts';

type Posted = Extract<PostedForm, { form: 'cancelContract' }>;

export interface CancelContractIslandProps {
  posted?: Posted | undefined;
}

const errorOf = (error: Posted['error']): CancelContractError | undefined => {
  // The form looks at a refused value again.
  if (!error || error === 'validation_failed') return undefined;
  return error === 'link_expired' ? 'expired' : failureOfName(error);
};

const stateOf = (posted: Posted | undefined): CancelContractState => {
  if (posted?.sent) return { step: 'sent', ...posted.sent };
  if (posted?.done) return { step: 'done', ...posted.done };
  return { step: posted?.step ?? 'form' };
};

/** Of the mail's link. The page is the same for everybody, so it stands in the address alone. */
const token = () => new URLSearchParams(location.search).get('confirm') ?? '';

/** `/cancel` and `/cancel?confirm=…`, the link of the mail. */
export function CancelContractIsland({ posted }: CancelContractIslandProps) {
  const { language } = useSite();
  const [state, setState] = useState(() => stateOf(posted));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(() => errorOf(posted?.error));
  const api = createApi({ token: () => null });
  const run = async (call: () => Promise<CancelContractState>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setState(await call());
    } catch (problem) {
      setError(
        problem instanceof CallError && problem.error === 'link_expired' ? 'expired' : failureOf(problem),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <CancelContract
      state={state}
      busy={busy}
      error={error}
      typed={posted?.error ? posted.typed : undefined}
      onSend={(values) =>
        void run(async () => {
          const { number, at } = await api.send(contractCancel, { ...values, language });
          forgetTab(tabKeys.typed);
          return { step: 'sent', number, at, email: values.email };
        })
      }
      onConfirm={() =>
        void run(async () => {
          const { number, at, outcome } = await api.send(contractCancelConfirm, { token: token() });
          return { step: 'done', number, at, outcome };
        })
      }
    />
  );
}
