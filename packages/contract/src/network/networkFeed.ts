import * as v from 'valibot';
import { feedCountry, feedList, feedName, feedNames, feedText, feedTime } from './feedFields.ts';
import { openvpnProfile } from './openvpnProfile.ts';

/** The signature of a feed lies beside it: the address of the feed with this at its end, 64 bytes. */
export const feedSignatureSuffix = '.sig';

export const serverStates = ['up', 'maintenance', 'down'] as const;
/** `up`: takes connections. `maintenance`: taken out on purpose. `down`: does not respond. */
export type ServerState = (typeof serverStates)[number];

const address = v.union([v.pipe(v.string(), v.ipv4()), v.pipe(v.string(), v.ipv6())], 'invalid');

const country = v.object({
  code: feedCountry,
  /** By language; a country without names has those of the platform (`Intl.DisplayNames`). */
  names: feedNames,
  /** Other words people look for it by: "UK", "Holland". */
  aliases: v.optional(feedList(feedText(80), 20), []),
});

const city = v.object({
  id: feedName,
  /** The code of a country of the feed. */
  country: feedCountry,
  /** In English. */
  name: feedText(80),
  names: feedNames,
  aliases: v.optional(feedList(feedText(80), 20), []),
  /** Degrees, north and east are positive. */
  latitude: v.pipe(v.number('required'), v.minValue(-90, 'invalid'), v.maxValue(90, 'invalid')),
  longitude: v.pipe(v.number('required'), v.minValue(-180, 'invalid'), v.maxValue(180, 'invalid')),
});

const protocol = v.object({
  /** `wireguard`, `openvpn`, `ikev2`. */
  name: feedName,
  transport: v.picklist(['udp', 'tcp'], 'choice'),
  /** Single ports, and first and last of ranges: `[51820, [4000, 4999]]`. */
  ports: feedList(
    v.union(
      [
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
        v.pipe(
          v.tuple([
            v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
            v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
          ]),
          v.check(([first, last]) => first < last),
        ),
      ],
      'invalid',
    ),
    64,
  ),
});

/** A server of the network. */
export const networkServer = v.object({
  /** `jp-tyo-014`: one server has it, for as long as it exists. */
  name: feedName,
  /** The id of a city of the feed. */
  city: feedName,
  /** The addresses that sites see, v4 and v6. No two servers share one. */
  exits: v.pipe(feedList(address, 16), v.minLength(1, 'required')),
  /** The addresses that apps connect to, v4 and v6; left out: the exits. */
  entries: v.optional(v.pipe(feedList(address, 16), v.minLength(1, 'required'))),
  /** The name of the server at which a connection enters before it leaves here; left out where it enters here. */
  via: v.optional(feedName),
  protocols: feedList(protocol, 16),
  /** `p2p`, `smart-dns`, `streaming`. */
  features: v.optional(feedList(feedName, 32), []),
  /** Whether the operator owns the machine; false: it is rented. */
  owned: v.boolean('required'),
  /** The company in whose data centre it stands. */
  hosting: feedText(80),
  /** Mbit/s. */
  capacity: v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'invalid')),
  state: v.picklist(serverStates, 'choice'),
  /** Per cent of the capacity, 0 to 100; null where it is not known, or nothing runs. */
  load: v.nullable(v.pipe(v.number('required'), v.minValue(0, 'invalid'), v.maxValue(100, 'invalid'))),
  /** When `state` changed last. */
  changed_at: feedTime,
});
export type NetworkServer = v.InferOutput<typeof networkServer>;

const incident = v.object({
  id: feedName,
  /** `major`: a person may be unable to connect. */
  severity: v.picklist(['minor', 'major'], 'choice'),
  /** The language of its texts. */
  language: v.pipe(v.string('required'), v.regex(/^[a-z]{2}$/, 'choice')),
  title: feedText(160),
  /** Cities and servers of the feed; none: the whole network. */
  cities: v.optional(feedList(feedName, 2_000), []),
  servers: v.optional(feedList(feedName, 2_000), []),
  started_at: feedTime,
  /** Null while it lasts. */
  ended_at: v.nullable(feedTime),
  /** Its course, the oldest first. */
  updates: feedList(
    v.object({
      at: feedTime,
      kind: v.picklist(['investigating', 'identified', 'monitoring', 'resolved'], 'choice'),
      text: feedText(2_000),
    }),
    100,
  ),
});

/** Everything but the servers. */
export const networkFeedHead = v.object({
  format: v.literal('network-feed/1', 'choice'),
  /** Goes up with every feed, and never back: 1 to 2^53 − 1. */
  sequence: v.pipe(v.number('required'), v.safeInteger('invalid'), v.minValue(1, 'invalid')),
  /** When it was made. A feed older than a day is refused. */
  issued_at: feedTime,
  countries: feedList(country, 250),
  cities: feedList(city, 2_000),
  incidents: v.optional(feedList(incident, 200), []),
  /** The part that all OpenVPN files share; left out: there are no such files. */
  openvpn: v.optional(v.object({ profile: openvpnProfile })),
});

/**
 * The network as its operator publishes it, signed (`docs/network-feed.md`). Keys that are not
 * named here are ignored. Messages of issues are `FieldRule`s: `required`, `invalid`, `length`, `choice`.
 */
export const networkFeed = v.object({ ...networkFeedHead.entries, servers: feedList(networkServer, 20_000) });
export type NetworkFeed = v.InferOutput<typeof networkFeed>;
