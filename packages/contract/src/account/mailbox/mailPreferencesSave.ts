import * as v from 'valibot';
import { languageField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { mailPreferenceData } from './mailPreferences.ts';

const choice = v.optional(v.boolean('choice'));

/** Changes what is given, and leaves the rest. `email_unconfirmed`: the newsletter needs a confirmed address. */
export const mailPreferencesSave = defineOperation({
  name: 'mailPreferencesSave',
  method: 'POST',
  path: '/api/mms/account/v1/web/mail_preferences/save',
  auth: 'bearer',
  summary: 'Chooses which mails the account gets.',
  showsProgress: true,
  input: v.object({
    renewal: choice,
    product: choice,
    offers: choice,
    newsletter: choice,
    language: v.optional(v.nullable(languageField)),
  }),
  output: mailPreferenceData,
  errors: ['email_unconfirmed'],
});
