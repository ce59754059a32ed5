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
});
export type NetworkRow = v.InferOutput<typeof networkRow>;

/** The servers of a country by city, or those of one city: of each city one page, in the order of their names. One of the two is needed. */
export const networkServers = defineOperation({
  name: 'networkServers',
  method: 'GET',
  path: '/api/mms/network/v1/servers',
  auth: 'none',
  summary: 'Servers by city, page by page.',
  input: v.object({
    country: v.optional(feedCountry),
    city: v.optional(feedName),
    page: pageField,
    page_size: countField(100, 20),
  }),
  output: v.object({
    /** Of every server of the country, whatever was asked for. */
    traits: v.object({
      features: v.array(v.string()),
      protocols: v.array(v.string()),
      /** Companies in whose data centers they stand. */
      hosting: v.array(v.string()),
      owned: v.number(),
      rented: v.number(),
    }),
    cities: v.array(
      v.object({
        id: v.string(),
        total: v.number(),
        servers: v.array(networkRow),
        /** Whether there is an OpenVPN file for it now, at `openvpnFilePath` of `domain`. */
        openvpn: v.boolean(),
      }),
    ),
  }),
  errors: [],
});
export type NetworkServers = v.InferOutput<typeof networkServers.output>;
