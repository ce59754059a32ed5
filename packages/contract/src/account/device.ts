import * as v from 'valibot';
import { timestamp } from '../fields.ts';

/** An app that is signed in to the account (spec section 3, device). */
export const device = v.object({
  app_type: v.number(),
  /** Names the device together with `app_type`; what `deviceUnbind` takes. */
  user_id: v.string(),
  /** The client's name in the app type table; null: an app that is not in it, shown as "Other app". */
  app_name: v.nullable(v.string()),
  /** The device's own name, such as its model; distinguishes devices with the same app. */
  name: v.nullable(v.string()),
  registered_at: timestamp,
  last_seen_at: timestamp,
  /** It was seen within the last two minutes. */
  is_active: v.boolean(),
  /** The device that asks, or that handed its person over to the page that asks. */
  is_this_device: v.boolean(),
});
export type Device = v.InferOutput<typeof device>;
