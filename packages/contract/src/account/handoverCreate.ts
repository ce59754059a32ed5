import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { textField } from '../textFields.ts';

/**
 * An app hands its person over to the website: a code that works once, for 60 seconds. The app opens `url`,
 * which holds the code behind `#`: no server, log or Referer ever sees it.
 */
export const handoverCreate = defineOperation({
  name: 'handoverCreate',
  method: 'POST',
  path: '/api/mms/account/v1/app/handover',
  auth: 'bearer',
  summary: 'Makes a code by which an app hands its person over to the website.',
  input: v.object({
    /** Path of the website to arrive at; anything unsafe is left out. */
    redirect: v.optional(textField(2048)),
  }),
  output: v.object({ code: v.string(), url: v.string(), expires_in: v.number() }),
  errors: ['device_unknown'],
});
