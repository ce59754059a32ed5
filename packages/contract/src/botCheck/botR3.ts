import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { botActionField } from './botActionField.ts';
import { botPass } from './botPass.ts';

/** Trades a reCAPTCHA v3 token, which has a score, for a `recasign` (spec section 7). */
export const botR3 = defineOperation({
  name: 'botR3',
  method: 'POST',
  path: '/ws/mm/reca/r3/',
  auth: 'none',
  summary: 'Trades a reCAPTCHA v3 token, which has a score, for a signature.',
  input: v.object({
    action: botActionField,
    token: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(8192, 'length'), plainText),
  }),
  output: botPass,
  errors: ['bot_check_failed', 'bot_check_score_too_low', 'bot_check_unavailable'],
});
