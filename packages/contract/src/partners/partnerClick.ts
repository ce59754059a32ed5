import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';

/** The edge counts a visit that came through a partner's link. Succeeds for a mark that nobody has. */
export const partnerClick = defineOperation({
  name: 'partnerClick',
  method: 'POST',
  path: '/api/mms/report/v1/partner/click',
  auth: 'none',
  summary: "Counts a visit through a partner's link.",
  input: v.object({ click: v.pipe(v.string('required'), v.maxLength(60, 'length'), plainText) }),
  output: v.null(),
  errors: [],
});
