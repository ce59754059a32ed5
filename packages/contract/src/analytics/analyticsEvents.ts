import { type CampaignKey, campaignKeys } from '@tern/domain';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { textField } from '../textFields.ts';

/** Events in one call at most. */
export const mostEventsOfCall = 50;

/** Made by the browser: a UUID. */
const uuid = v.pipe(v.string('required'), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, 'invalid'));

const campaignEntries = Object.fromEntries(
  campaignKeys.map((key) => [key, v.optional(textField(255))]),
) as Record<CampaignKey, ReturnType<typeof v.optional<ReturnType<typeof textField>, undefined>>>;

/** One event, with every field of spec section 3. Its name and params are judged by the catalogue, one by one. */
export const analyticsEvent = v.object({
  /** The same for every try to send it: an event counts once. */
  event_id: uuid,
  event_name: textField(40),
  /** By the clock of the browser, ISO 8601 in UTC. */
  event_datetime: textField(40),
  /** The same in milliseconds since 1970. */
  event_timestamp: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
  event_params: v.pipe(
    v.array(
      v.object({ key: textField(40), value: v.union([textField(300), v.number()], 'invalid') }),
      'invalid',
    ),
    v.maxLength(20, 'length'),
  ),
  user_properties: v.object({
    channel: v.optional(textField(255)),
    /** The partner that brought the visitor, and what its cookie says. */
    cpsType: v.optional(textField(20)),
    cpsCookie: v.optional(textField(255)),
    /** The arms of running experiments, `name.arm`. */
    hab: v.optional(textField(100)),
    pab: v.optional(textField(100)),
    ...campaignEntries,
  }),
  language: textField(10),
  device: v.object({ platform: textField(60), os: textField(60), device_name: textField(60) }),
  /** Name and two letters, as the service said them; empty while it had not. */
  country: v.optional(textField(60), ''),
  country_code: v.optional(textField(2), ''),
  /** Without its last part (IPv4 /24, IPv6 /48), or absent. */
  ip: v.optional(textField(45)),
  app_name: textField(40),
  app_type: v.number('invalid'),
  front_id: uuid,
  /** The front id. */
  user_id: uuid,
});

export type AnalyticsEvent = v.InferInput<typeof analyticsEvent>;

/**
 * Takes the events of one browser (spec section 7). Events the catalogue does not know, and those that are too old, are
 * refused one by one; an event that came before counts once. Nothing is taken from a browser that asks not to be measured.
 */
export const analyticsEvents = defineOperation({
  name: 'analyticsEvents',
  method: 'POST',
  path: '/api/mms/analytics/v1/events',
  auth: 'none',
  summary: 'Takes analytics events.',
  input: v.object({
    user_id: uuid,
    events: v.pipe(
      v.array(analyticsEvent, 'required'),
      v.minLength(1, 'required'),
      v.maxLength(mostEventsOfCall, 'length'),
    ),
  }),
  output: v.object({ accepted: v.number(), refused: v.number() }),
  errors: [],
});
