import { leaveReasons } from '@tern/domain';
import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Why somebody left, after they have. Nothing depends on it. */
export const leaveReason = defineOperation({
  name: 'leaveReason',
  method: 'POST',
  path: '/api/mms/payment/v1/web/leave_reason',
  auth: 'bearer',
  summary: 'Stores why somebody cancelled, for the report of the operator.',
  showsProgress: true,
  input: v.object({ act_id: idField, reason: v.picklist(leaveReasons, 'choice') }),
  output: v.null(),
  errors: ['not_found'],
});
