import * as v from 'valibot';
import { timestamp } from '../../fields.ts';

/** A browser that needs no code after the password. */
export const rememberedBrowser = v.object({
  browser_id: v.string(),
  /** As the browser sent it, at most 300 characters: shorten it before showing. */
  user_agent: v.nullable(v.string()),
  /** Two letters, of where the code was entered; null when not known. */
  country: v.nullable(v.string()),
  created_at: timestamp,
  /** The last sign-in without a code; null: none yet. */
  last_used_at: v.nullable(timestamp),
  /** A code is needed again from then on, whether it was used or not. */
  expires_at: timestamp,
});
export type RememberedBrowser = v.InferOutput<typeof rememberedBrowser>;
