import { isIP } from 'node:net';
import { type WireguardFile, wireguardKeyAdd } from '@tern/contract';
import { networkServer } from '@tern/contract/networkFeed';
import * as v from 'valibot';

// All that a host says ends in a file that is run with the rights of an administrator: whatever is not exactly of its form is
// refused, and nothing is put right.

const { public_key: typedKey } = wireguardKeyAdd.input.entries;
const { name, city } = networkServer.entries;

/** As the contract writes it, without anything around it. */
const publicKey = v.pipe(
  v.string(),
  v.check((text) => {
    const read = v.safeParse(typedKey, text);
    return read.success && read.output === text;
  }),
);

const isAddress = (text: string) => /^[0-9a-fA-F.:]+$/.test(text) && isIP(text) > 0;

function isNetwork(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  if (rest.length > 0 || !isAddress(address) || !/^(?:0|[1-9]\d{0,2})$/.test(prefix)) return false;
  return Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`, 'i');
const isHost = (text: string) => text.length <= 253 && (isAddress(text) || hostName.test(text));

const peer = v.object({
  city,
  server: name,
  public_key: publicKey,
  host: v.pipe(v.string(), v.check(isHost)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
});

/** The contents of a file for these cities, as a host gives them: a peer for each of them, in their order. */
export const fileAnswer = (cities: readonly string[]): v.GenericSchema<unknown, WireguardFile> =>
  v.object({
    addresses: v.pipe(v.array(v.pipe(v.string(), v.check(isNetwork))), v.minLength(1), v.maxLength(8)),
    dns: v.pipe(v.array(v.pipe(v.string(), v.check(isAddress))), v.maxLength(8)),
    peers: v.pipe(
      v.array(peer),
      v.length(cities.length),
      v.check((peers) => peers.every(({ city }, index) => city === cities[index])),
    ),
  });

/** `{ "reason": "…" }` of a refusal, for the log. */
export const refusalAnswer = v.object({ reason: v.pipe(v.string(), v.regex(/^[^\p{C}]{1,200}$/u)) });

/** `isoDate` takes 31 days of every month. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

/** How keys are used, as far as a host says it. */
export const usageAnswer = v.object({
  keys: v.array(
    v.object({
      public_key: publicKey,
      last_used_on: v.nullable(v.pipe(v.string(), v.isoDate(), v.check(isDay))),
      connected: v.nullable(v.boolean()),
    }),
  ),
});
export type KeyUsage = v.InferOutput<typeof usageAnswer>['keys'][number];
