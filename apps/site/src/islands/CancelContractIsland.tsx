import { contractCancel, contractCancelConfirm } from '@tern/contract';
import { CancelContract, type CancelContractState } from '@tern/patterns';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { useSubmission } from './useSubmission.ts';

type Posted = Extract<PostedForm, { form: 'cancelContract' }>;

export interface CancelContractIslandProps {
  posted?: Posted | undefined;
}

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
  const { state, busy, error, submit } = useSubmission(stateOf(posted), posted);
  const api = createApi({ token: () => null });
  return (
    <CancelContract
      state={state}
      busy={busy}
      error={error}
      typed={posted?.error ? posted.typed : undefined}
      onSend={(values) =>
        submit(async () => {
          const { number, at } = await api.send(contractCancel, { ...values, language });
          forgetTab(tabKeys.typed);
          return { step: 'sent', number, at, email: values.email };
        })
      }
      onConfirm={() =>
        submit(async () => {
          const { number, at, outcome } = await api.send(contractCancelConfirm, { token: token() });
          return { step: 'done', number, at, outcome };
        })
      }
    />
  );
}
