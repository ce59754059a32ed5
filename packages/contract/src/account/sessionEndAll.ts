import * as v from 'valibot';
import { defineOperation } from '../operation.ts';

/** Signs out everywhere: apps included, and this session as well unless `keep_current`. */
export const sessionEndAll = defineOperation({
  name: 'sessionEndAll',
  method: 'POST',
  path: '/api/mms/account/v1/web/session/end_all',
  auth: 'bearer',
  summary: 'Signs out everywhere.',
  showsProgress: true,
  input: v.object({ keep_current: v.optional(v.boolean(), true) }),
  output: v.object({ ended: v.number() }),
  errors: [],
});
