import { pathPrefixes } from '@tern/domain';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';

/** Begins a verification at the student service: send the browser to `url`. */
export const studentStart = defineOperation({
  name: 'studentStart',
  method: 'POST',
  path: '/api/mms/account/v1/web/student/start',
  auth: 'bearer',
  summary: 'Begins a verification on the page of the student service.',
  showsProgress: true,
  /** Language and variant prefix of the page to come back to. */
  input: v.object({ return_base: v.optional(v.picklist(pathPrefixes(), 'invalid'), '') }),
  output: v.object({ url: v.string() }),
  errors: ['method_unavailable'],
});
