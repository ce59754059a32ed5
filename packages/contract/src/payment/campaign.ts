import { campaignPlaces, campaignThemes, languages } from '@tern/domain';
import * as v from 'valibot';
import { timestamp } from '../fields.ts';

const run = {
  /** Its name: that of a season, or the operator's own. */
  key: v.string(),
  /** How it looks, and whose words it has where it has none of its own. */
  theme: v.picklist(campaignThemes),
  /** IANA name: its days begin and end there. */
  time_zone: v.string(),
  starts_at: timestamp,
  /** It is over then. */
  ends_at: timestamp,
};

/** A campaign that holds now. What is off says the price of each plan. */
export const campaignData = v.object({
  ...run,
  /** The plans whose price it lowers, the one with the highest percentage first. */
  plan_ids: v.array(v.string()),
  /** Where it shows. */
  places: v.array(v.picklist(campaignPlaces)),
  /** Name and heading by language, where the operator wrote them. */
  words: v.record(
    v.picklist(languages),
    v.optional(v.object({ name: v.optional(v.string()), title: v.optional(v.string()) })),
  ),
});

/** A run of a campaign or an activity that was, is or is planned: no price. */
export const calendarEntry = v.object({ ...run, kind: v.picklist(['campaign', 'activity']) });
export type CalendarEntry = v.InferOutput<typeof calendarEntry>;
