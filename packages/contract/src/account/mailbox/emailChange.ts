import * as v from 'valibot';
import { nothing, timestamp } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** A change of the address that waits for the code from the new mailbox. */
export const waitingEmailChange = v.object({
  /** The new address, as it was typed. */
  email: v.string(),
  requested_at: timestamp,
  /** When the code ends. */
  expires_at: timestamp,
  /** Seconds to wait before offering another code. */
  resend_after: v.number(),
});

/** The change of the address that is under way. */
export const emailChange = defineOperation({
  name: 'emailChange',
  method: 'GET',
  path: '/api/mms/account/v1/web/email_change',
  auth: 'bearer',
  summary: 'Says whether a change of the address is under way.',
  showsProgress: true,
  input: nothing,
  output: v.object({ waiting: v.nullable(waitingEmailChange) }),
  errors: [],
});
