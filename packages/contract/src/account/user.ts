import * as v from 'valibot';
import { timestamp } from '../fields.ts';

/** The signed-in person (spec section 3, user). `name` falls back to the e-mail address. */
export const user = v.object({
  user_id: v.string(),
  email: v.string(),
  name: v.string(),
  /** Address of a picture; null: draw the initial. */
  avatar: v.nullable(v.string()),
  /** Whether the person has shown that the mailbox is theirs. What belongs to the address waits for it. */
  email_confirmed: v.boolean(),
  is_password_set: v.boolean(),
  /** True for an account with a passkey, which opens it as a password does. Absent for everybody else. */
  has_passkey: v.optional(v.boolean()),
  created_at: timestamp,
  /** True for an approved partner: the account shows the page of partners. Absent for everybody else. */
  is_partner: v.optional(v.boolean()),
  /** When the account is deleted, because the person requested it. Absent or null: no deletion is due. */
  delete_after: v.optional(v.nullable(timestamp)),
  /** Somebody has begun to turn the second factor off without a code. Absent or null: nobody has. */
  factor_recovery: v.optional(
    v.nullable(
      v.object({
        begun_at: timestamp,
        /** From when the second link works. */
        ready_at: timestamp,
      }),
    ),
  ),
});
export type User = v.InferOutput<typeof user>;
