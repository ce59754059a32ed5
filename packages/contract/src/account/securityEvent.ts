import * as v from 'valibot';
import { timestamp } from '../fields.ts';

export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'handed_over',
  'session_ended',
  'sessions_ended',
  'password_set',
  'password_changed',
  'password_reset',
  'code_requested',
  'device_added',
  'device_removed',
  'wireguard_key_added',
  'wireguard_key_removed',
  'address_bound',
  'address_removed',
  'renewal_cancelled',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'factor_recovery_begun',
  'factor_recovery_stopped',
  'browser_remembered',
  'browser_forgotten',
  'remembered_used',
  'passkey_added',
  'passkey_added_silently',
  'passkey_removed',
  'passkey_used',
  'passkey_refused',
  'email_change_requested',
  'email_change_stopped',
  'email_changed',
  'email_restored',
  'data_exported',
  'deletion_requested',
  'deletion_cancelled',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Something that happened to the safety of the account. The service stores countries, not addresses. */
export const securityEvent = v.object({
  event_id: v.string(),
  kind: v.picklist(securityEventKinds),
  at: timestamp,
  /** Two letters; null when not known. */
  country: v.nullable(v.string()),
  /** As the client sent it, at most 300 characters: shorten it before showing. */
  user_agent: v.nullable(v.string()),
  app_type: v.number(),
  /** The client's name in the app type table; null: show "Other app". */
  app_name: v.nullable(v.string()),
});
export type SecurityEvent = v.InferOutput<typeof securityEvent>;
