import * as v from 'valibot';
import { timestamp } from '../../fields.ts';

/** A passkey of the account. Its public key stays with the service. */
export const passkey = v.object({
  passkey_id: v.string(),
  /** As WebAuthn has it, in Base64 for addresses. */
  credential_id: v.string(),
  /** Given by the person; null: say what made it, by `user_agent`. */
  name: v.nullable(v.string()),
  /** Of the browser that made it, at most 300 characters: shorten it before showing. */
  user_agent: v.nullable(v.string()),
  /** Copied to other devices of the person; false: it is on one device alone. */
  is_synced: v.boolean(),
  created_at: timestamp,
  last_used_at: v.nullable(timestamp),
});
export type Passkey = v.InferOutput<typeof passkey>;
