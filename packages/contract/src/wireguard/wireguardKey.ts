import { wireguardKeyPattern } from '@tern/domain';
import * as v from 'valibot';
import { keyField, timestamp } from '../fields.ts';

/** The public half of a key pair. Its private half is never part of a request. */
export const publicKeyField = v.pipe(keyField(44), v.regex(wireguardKeyPattern, 'invalid'));

/** A public key that the account has registered, and that its person configures a router or system with. */
export const wireguardKey = v.object({
  id: v.string(),
  name: v.string(),
  public_key: v.string(),
  /** Ids of cities of the network feed that its files were made for. */
  cities: v.array(v.string()),
  created_at: timestamp,
  /**
   * `adding`: the servers have not confirmed it yet. `active`: they know it. `paused`: no plan runs, and with the next one it
   * works again. `removing`: it was removed, and the servers have not confirmed that yet.
   */
  state: v.picklist(['adding', 'active', 'paused', 'removing']),
  /** The day on which it was used last, `2026-11-19`; null: never, or the servers do not say. */
  last_used_on: v.nullable(v.string()),
  /** Null: the servers do not say. */
  is_connected: v.nullable(v.boolean()),
});
export type WireguardKey = v.InferOutput<typeof wireguardKey>;

/** The contents of a configuration file besides the private key. */
export const wireguardFile = v.object({
  /** Addresses of the tunnel with their prefix: `10.64.0.17/32`. */
  addresses: v.array(v.string()),
  /** Addresses of name servers. */
  dns: v.array(v.string()),
  /** A server in each city that was wanted, in that order. */
  peers: v.array(
    v.object({
      /** The id of a city of the network feed. */
      city: v.string(),
      /** The name of the server in the network feed. */
      server: v.string(),
      public_key: v.string(),
      /** A name or an address; v6 without brackets. */
      host: v.string(),
      port: v.number(),
    }),
  ),
});
export type WireguardFile = v.InferOutput<typeof wireguardFile>;
