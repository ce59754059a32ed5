import { consentVersion } from '@tern/domain';
import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** How a choice came about: the banner, the link in the footer, or beside a signal of the browser, which outweighs it. */
export const consentHows = ['banner', 'footer', 'signal'] as const;

/**
 * Counts a choice about being measured, as proof that there was one (docs/decisions/0016). The
 * service adds day and region, and stores nothing of the visitor.
 */
export const consentRecord = defineOperation({
  name: 'consentRecord',
  method: 'POST',
  path: '/api/mms/report/v1/consent',
  auth: 'none',
  summary: 'Counts a choice about cookies, without anything of the visitor.',
  input: v.object({
    choice: v.picklist(['granted', 'denied'], 'choice'),
    /** Of the question that was answered. */
    version: v.pipe(
      v.number('invalid'),
      v.integer('invalid'),
      v.minValue(1, 'invalid'),
      v.maxValue(consentVersion, 'invalid'),
    ),
    /** The language it was asked in. */
    language: languageField,
    how: v.picklist(consentHows, 'choice'),
  }),
  output: v.null(),
  errors: [],
});
