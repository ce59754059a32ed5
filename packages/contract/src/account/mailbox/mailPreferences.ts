import * as v from 'valibot';
import { languageField, nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Which mails an account gets, besides those about its safety and its contracts, which nobody turns off. */
export const mailPreferenceData = v.object({
  /** Reminders that no law demands, such as of a card that ends. */
  renewal: v.boolean(),
  product: v.boolean(),
  offers: v.boolean(),
  /** Of the address of the account; null: the address has to be confirmed first. */
  newsletter: v.nullable(v.boolean()),
  /** The language of mails; null: that of the site. */
  language: v.nullable(languageField),
});
export type MailPreferenceData = v.InferOutput<typeof mailPreferenceData>;

export const mailPreferences = defineOperation({
  name: 'mailPreferences',
  method: 'GET',
  path: '/api/mms/account/v1/web/mail_preferences',
  auth: 'bearer',
  summary: 'Says which mails the account gets.',
  showsProgress: true,
  input: nothing,
  output: mailPreferenceData,
  errors: [],
});
