import * as v from 'valibot';

/** A passed bot check. */
export const botPass = v.object({
  /** Sent with one call of the action, once. */
  recasign: v.string(),
  /** Seconds it holds. */
  expires_in: v.number(),
});
