import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { feedCountry, feedName } from './feedFields.ts';
import { serverStates } from './networkFeed.ts';

/** Names by language, as the feed has them. */
const names = v.record(v.string(), v.string());

/** A city of the feed with the servers that were wanted. */
const networkCity = v.object({
  id: v.string(),
  /** In English. */
  name: v.string(),
  names,
  aliases: v.array(v.string()),
  /** Degrees, north and east are positive. */
  latitude: v.number(),
  longitude: v.number(),
  /** IANA: `Asia/Tokyo`. */
  time_zone: v.string(),
  servers: v.number(),
  /** Of the servers. */
  maintenance: v.number(),
  down: v.number(),
  /** Per cent of capacity, the mean of those that tell it; null: none does. */
  load: v.nullable(v.number()),
});
export type NetworkCity = v.InferOutput<typeof networkCity>;

const networkCountry = v.object({
  /** Two letters. */
  code: v.string(),
  /** The last segment of the address of its page. */
  slug: v.string(),
  names,
  aliases: v.array(v.string()),
  /** ISO 4217: the money of the place; null: not known. */
  currency: v.nullable(v.string()),
  /** The most servers first. */
  cities: v.array(networkCity),
});
export type NetworkCountry = v.InferOutput<typeof networkCountry>;

/**
 * The places of the last good network feed that have a server with what is wanted: every condition counts, and so do
 * servers, not cities. Without a feed there are none.
 */
export const networkPlaces = defineOperation({
  name: 'networkPlaces',
  method: 'GET',
  path: '/api/mms/network/v1/places',
  auth: 'none',
  summary: 'Countries and cities that have servers, with their state.',
  input: v.object({
    country: v.optional(feedCountry),
    feature: v.optional(feedName),
    protocol: v.optional(feedName),
    machine: v.optional(v.picklist(['owned', 'rented'], 'choice')),
    state: v.optional(v.picklist(serverStates, 'choice')),
  }),
  output: v.object({
    /** When the feed was made, ISO 8601; null: there is none. */
    issued_at: v.nullable(v.string()),
    countries: v.array(networkCountry),
    /** Every feature and protocol that a server of the feed has. */
    features: v.array(v.string()),
    protocols: v.array(v.string()),
  }),
  errors: [],
});
export type NetworkPlaces = v.InferOutput<typeof networkPlaces.output>;
