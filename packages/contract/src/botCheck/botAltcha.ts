import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { botActionField } from './botActionField.ts';
import { botPass } from './botPass.ts';

/** Trades a solved challenge for a `recasign`. A solution works once. */
export const botAltcha = defineOperation({
  name: 'botAltcha',
  method: 'POST',
  path: '/ws/mm/reca/altcha/',
  auth: 'none',
  summary: 'Trades a solved challenge for a signature.',
  input: v.object({
    action: botActionField,
    challenge: v.object({
      parameters: v.record(v.string(), v.any()),
      signature: v.pipe(v.string('required'), v.maxLength(512, 'length'), plainText),
    }),
    solution: v.object({
      counter: v.pipe(v.number('required'), v.integer('invalid'), v.minValue(0, 'invalid')),
      derivedKey: v.pipe(v.string('required'), v.maxLength(512, 'length'), plainText),
    }),
  }),
  output: botPass,
  errors: ['bot_check_failed'],
});
