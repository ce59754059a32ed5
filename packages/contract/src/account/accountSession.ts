import * as v from 'valibot';
import { timestamp } from '../fields.ts';

/** A place where the person is signed in. */
export const accountSession = v.object({
  session_id: v.string(),
  is_current: v.boolean(),
  app_type: v.number(),
  /** The client's name in the app type table; null: show "Other app". */
  app_name: v.nullable(v.string()),
  /** As the client sent it, at most 300 characters: shorten it before showing. */
  user_agent: v.nullable(v.string()),
  /** Two letters, of where it was opened; null when not known. */
  country: v.nullable(v.string()),
  signed_in_at: timestamp,
  /** Exact to the hour. */
  last_seen_at: timestamp,
});
export type AccountSession = v.InferOutput<typeof accountSession>;
