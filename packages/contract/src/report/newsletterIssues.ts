import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { newsletterHead } from './newsletterIssue.ts';

/** The issues that were sent, newest first. */
export const newsletterIssues = defineOperation({
  name: 'newsletterIssues',
  method: 'GET',
  path: '/api/mms/report/v1/newsletter/issues',
  auth: 'none',
  summary: 'The issues of the newsletter, newest first.',
  input: v.object({ language: v.optional(languageField) }),
  output: v.object({ issues: v.array(newsletterHead) }),
  errors: [],
});
