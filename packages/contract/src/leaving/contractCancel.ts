import * as v from 'valibot';
import { emailField, emptyLineField, languageField, lineField, recasignField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** `end`: with the paid time. `now`: at once, for a reason. `withdraw`: within the days that the law gives. */
export const noticeKinds = ['end', 'now', 'withdraw'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Cancels a contract without signing in (in Germany BGB, section 312k). The same response for every address; a mail says
 * what arrived and when, and has a link that does it where the address has such a contract.
 */
export const contractCancel = defineOperation({
  name: 'contractCancel',
  method: 'POST',
  path: '/api/mms/payment/v1/contract_cancel',
  auth: 'none',
  botCheck: 'contact',
  plainForm: true,
  summary: 'Takes a cancellation without a sign-in; a mail proves it.',
  showsProgress: true,
  input: v.object({
    kind: v.picklist(noticeKinds, 'choice'),
    name: lineField(100),
    email: emailField,
    /** Which order or plan is meant; empty: all of this address. */
    contract: v.optional(emptyLineField(200), ''),
    /** Why, where it is to end at once. */
    reason: v.optional(emptyLineField(1000), ''),
    language: v.optional(languageField),
    recasign: recasignField,
  }),
  output: v.object({ number: v.string(), at: timestamp }),
  errors: ['bot_check_required', 'bot_check_failed', 'bot_check_score_too_low'],
});
