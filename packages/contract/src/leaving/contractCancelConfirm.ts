import * as v from 'valibot';
import { timestamp, tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { noticeKinds } from './contractCancel.ts';

/** Does what a cancellation without a sign-in wants, with the token of its mail. Succeeds again for one that was done. */
export const contractCancelConfirm = defineOperation({
  name: 'contractCancelConfirm',
  method: 'POST',
  path: '/api/mms/payment/v1/contract_cancel_confirm',
  auth: 'none',
  summary: 'Does what a cancellation without a sign-in wants, with the token of its mail.',
  showsProgress: true,
  input: v.object({ token: tokenField }),
  output: v.object({
    number: v.string(),
    /** When it had arrived. */
    at: timestamp,
    kind: v.picklist(noticeKinds),
    /** `open`: a person does the rest. */
    outcome: v.picklist(['done', 'open']),
  }),
  errors: ['link_expired'],
});
