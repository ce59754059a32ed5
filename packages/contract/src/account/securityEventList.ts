import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { securityEvent } from './securityEvent.ts';

/** The security events of the account, newest first, 50 per page, stored for a year. */
export const securityEventList = defineOperation({
  name: 'securityEventList',
  method: 'GET',
  path: '/api/mms/account/v1/web/security_event/list',
  auth: 'bearer',
  summary: 'What happened to the safety of the account.',
  showsProgress: true,
  input: v.object({
    /** `next` of the previous response. */
    before: v.optional(idField),
  }),
  output: v.object({ events: v.array(securityEvent), next: v.nullable(v.string()) }),
  errors: [],
});
