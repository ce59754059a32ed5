import { createHash } from 'node:crypto';
import { sampleNames } from './sampleNames.ts';
import { samplePlaces } from './samplePlaces.ts';
import { sampleProfile } from './sampleProfile.ts';

export interface SampleServer {
  name: string;
  city: string;
  exits: string[];
  via?: string;
  protocols: { name: string; transport: string; ports: (number | number[])[] }[];
  features: string[];
  owned: boolean;
  hosting: string;
  capacity: number;
  state: string;
  load: number | null;
  changed_at: string;
}

export interface SampleNetwork {
  format: string;
  sequence: number;
  issued_at: string;
  countries: { code: string; names?: Record<string, string>; aliases?: string[] }[];
  cities: Record<string, unknown>[];
  servers: SampleServer[];
  incidents: unknown[];
  openvpn: { profile: string };
}

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
/** ms that the weekly maintenance of a server lasts. */
const work = 90 * minute;

/** A number from 0 to 1 that is the same for the same words: the seed of the whole network. */
function drawn(...words: (string | number)[]): number {
  return createHash('md5').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

const iso = (at: number) => new Date(at).toISOString();

const protocols: SampleServer['protocols'] = [
  { name: 'wireguard', transport: 'udp', ports: [53, 443, 51_820, [4000, 4999]] },
  { name: 'openvpn', transport: 'udp', ports: [1194, 1195] },
  { name: 'openvpn', transport: 'tcp', ports: [443] },
];
const hosts = ['Sample Hosting', 'Sample Racks', 'Sample Data Centres', 'Sample Networks'];

/** Per cent: little at four in the morning, much at nine in the evening of the place, and each server its own share. */
function loadOf(name: string, longitude: number, now: number): number {
  const hour = (now / (60 * minute) + longitude / 15) % 24;
  const curve = 0.5 + 0.5 * Math.cos(((hour - 21) / 24) * 2 * Math.PI);
  const wobble = drawn(name, Math.floor(now / (5 * minute))) * 6;
  return Math.min(98, Math.round(8 + 62 * curve * (0.5 + 0.7 * drawn(name, 'share')) + wobble));
}

/** The state of a server, and since when, epoch ms. One in 500 is down for a day. */
export function stateOf(name: string, now: number): { state: string; since: number } {
  const today = Math.floor(now / day) * day;
  if (drawn(name, 'down', today) < 1 / 500) return { state: 'down', since: today };
  const begin = now - ((now + drawn(name, 'week') * week) % week);
  return begin + work > now
    ? { state: 'maintenance', since: begin }
    : { state: 'up', since: Math.max(begin + work, drawn(name, 'down', today - day) < 1 / 500 ? today : 0) };
}

/** Cities of an outage: the id of a city, or all of a country. */
const isOut = (outage: string, id: string, country: string) =>
  outage !== '' && (outage === id || outage.toUpperCase() === country);

/**
 * A network of 6,642 servers in 64 countries at the time `now`, epoch ms: the same for the same time. Its exits are of networks
 * that nobody has on the Internet (RFC 2544, RFC 3849). `outage`: a city or a country that is down `since`.
 */
export function sampleNetwork(
  now: number,
  { sequence, outage = '', since = now }: { sequence: number; outage?: string; since?: number },
): SampleNetwork {
  const servers = samplePlaces.flatMap(([id, country, , , longitude, count], place) =>
    Array.from({ length: count }, (_, index): SampleServer => {
      const name = `${id}-${String(index + 1).padStart(3, '0')}`;
      const own = place * 512 + index + 1;
      const out = isOut(outage, id, country);
      const { state, since: from } = out ? { state: 'down', since } : stateOf(name, now);
      const owned = drawn(id, 'owned') < 0.3;
      return {
        name,
        city: id,
        exits: [
          `198.${18 + (own >> 16)}.${(own >> 8) & 255}.${own & 255}`,
          `2001:db8:${(place + 1).toString(16)}::${(index + 1).toString(16)}`,
        ],
        // Entered in Zurich, left here.
        ...(index % 60 === 59 && country !== 'CH' ? { via: 'ch-zrh-001' } : {}),
        protocols: index % 3 === 0 ? protocols : protocols.slice(0, 1),
        features: [
          ...(drawn(country, 'p2p') < 0.6 ? ['p2p'] : []),
          ...(index % 4 === 0 ? ['smart-dns'] : []),
          ...(index % 5 === 0 ? ['streaming'] : []),
        ],
        owned,
        hosting: owned ? 'Sample Owner' : (hosts[Math.floor(drawn(id) * hosts.length)] as string),
        capacity: drawn(name, 'capacity') < 0.4 ? 20_000 : 10_000,
        state,
        load: state === 'up' ? loadOf(name, longitude, now) : null,
        changed_at: iso(from),
      };
    }),
  );
  const out = samplePlaces.filter(([id, country]) => isOut(outage, id, country));
  return {
    format: 'network-feed/1',
    sequence,
    issued_at: iso(now),
    countries: [...new Set(samplePlaces.map(([, country]) => country))].map((code) => ({
      code,
      ...sampleNames[code],
    })),
    cities: samplePlaces.map(([id, country, name, latitude, longitude]) => ({
      ...{ id, country, name, latitude, longitude },
      ...sampleNames[id],
    })),
    servers,
    openvpn: { profile: sampleProfile },
    incidents: out.length
      ? [
          {
            ...{ id: 'outage', severity: 'major', language: 'en', title: 'Servers do not respond' },
            cities: out.map(([id]) => id),
            ...{ started_at: iso(since), ended_at: null },
            updates: [{ at: iso(since), kind: 'investigating', text: 'We look into it.' }],
          },
        ]
      : [],
  };
}
