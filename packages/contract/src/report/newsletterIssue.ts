import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';

const span = v.object({
  text: v.string(),
  look: v.optional(v.picklist(['strong', 'emphasis', 'code'])),
  /** A path of the site without language, or an address that begins with https. */
  href: v.optional(v.string()),
});

const block = v.variant('kind', [
  v.object({ kind: v.picklist(['heading', 'paragraph', 'quote']), spans: v.array(span) }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(v.array(span)) }),
]);

/** The head of an issue that was sent. */
export const newsletterHead = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  /** English where the issue lacks the language that was wanted. */
  language: languageField,
  /** When its first mail went out, ISO 8601. */
  sent_at: v.string(),
});

export type NewsletterHead = v.InferOutput<typeof newsletterHead>;

/** One issue of the newsletter as it was sent. One that was not is `not_found`. */
export const newsletterIssue = defineOperation({
  name: 'newsletterIssue',
  method: 'GET',
  path: '/api/mms/report/v1/newsletter/issue',
  auth: 'none',
  summary: 'One issue of the newsletter.',
  input: v.object({
    id: v.pipe(v.string('required'), v.maxLength(64, 'length'), plainText),
    language: v.optional(languageField),
  }),
  output: v.object({ ...newsletterHead.entries, blocks: v.array(block) }),
  errors: ['not_found'],
});
