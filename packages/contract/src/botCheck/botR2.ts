import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { botActionField } from './botActionField.ts';
import { botPass } from './botPass.ts';

/** Trades a reCAPTCHA v2 token for a `recasign` (spec section 7). */
export const botR2 = defineOperation({
  name: 'botR2',
  method: 'POST',
  path: '/ws/mm/reca/r2/',
  auth: 'none',
  summary: 'Trades a reCAPTCHA v2 token for a signature.',
  input: v.object({
    action: botActionField,
    token: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(8192, 'length'), plainText),
  }),
  output: botPass,
  errors: ['bot_check_failed', 'bot_check_unavailable'],
});
