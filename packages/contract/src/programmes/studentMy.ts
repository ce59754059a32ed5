import * as v from 'valibot';
import { nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** How a person's proof of being a student stands. */
export const studentData = v.object({
  /** Whole per cent off the first period. */
  percent: v.number(),
  /** Null: there is none, or it has ended. */
  proof: v.nullable(v.object({ code: v.string(), until: timestamp })),
  /** Whether a new proof makes a new code: there is none, or it ends within 30 days. */
  renewable: v.boolean(),
  /** By a code to an academic address, and on the page of a verification service. */
  verifiers: v.array(v.picklist(['email', 'service'])),
});
export type StudentMy = v.InferOutput<typeof studentData>;

/** The person's proof of being a student, and the code that comes with it. */
export const studentMy = defineOperation({
  name: 'studentMy',
  method: 'POST',
  path: '/api/mms/account/v1/web/student/query',
  auth: 'bearer',
  summary: "The person's proof of being a student, and its code.",
  showsProgress: true,
  input: nothing,
  output: studentData,
  errors: [],
});
