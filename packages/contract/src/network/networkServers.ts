import * as v from 'valibot';
import { countField, pageField } from '../blog/blogFields.ts';
import { defineOperation } from '../operation.ts';
import { feedCountry, feedName } from './feedFields.ts';
import { serverStates } from './networkFeed.ts';

const networkRow = v.object({
  name: v.string(),
  state: v.picklist(serverStates),
  /** Per cent of capacity; null: not known. */
  load: v.nullable(v.number()),
  /** When the state changed last, ISO 8601. */
  changed_at: v.string(),
  features: v.array(v.string()),
  /** Names: `wireguard`. */
  protocols: v.array(v.string()),
  owned: v.boolean(),
  hosting: v.string(),
});
export type NetworkRow = v.InferOutput<typeof networkRow>;

/** The servers of a country by city, or those of one city: of each city one page, in the order of their names. */
export const networkServers = defineOperation({
  name: 'networkServers',
  method: 'GET',
  path: '/api/mms/network/v1/servers',
  auth: 'none',
  summary: 'Servers by city, page by page.',
  input: v.object({
    country: feedCountry,
    city: v.optional(feedName),
    page: pageField,
    page_size: countField(100, 20),
  }),
  output: v.object({
    cities: v.array(
      v.object({
        id: v.string(),
        total: v.number(),
        servers: v.array(networkRow),
      }),
    ),
  }),
  errors: [],
});
export type NetworkServers = v.InferOutput<typeof networkServers.output>;
