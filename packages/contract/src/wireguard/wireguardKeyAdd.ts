import * as v from 'valibot';
import { lineField } from '../fields.ts';
import { feedList, feedName } from '../network/feedFields.ts';
import { defineOperation } from '../operation.ts';
import { publicKeyField, wireguardFile, wireguardKey } from './wireguardKey.ts';

/** Cities of one request. */
export const mostWireguardCities = 20;

/**
 * Registers a public key as a device of the account and returns what its files hold besides the private key. With a key
 * that the account has already it registers nothing new: it returns the files of these cities, so a request that found
 * the servers silent (`provisioning_unavailable`) is sent again as it was, and the key counts once. A key that was removed is not taken
 * again (`wireguard_key_refused`): the page makes a new one.
 */
export const wireguardKeyAdd = defineOperation({
  name: 'wireguardKeyAdd',
  method: 'POST',
  path: '/api/mms/account/v1/web/wireguard/keys/add',
  auth: 'bearer',
  summary: 'Registers a WireGuard public key with the account.',
  showsProgress: true,
  input: v.object({
    public_key: publicKeyField,
    name: lineField(80),
    /** Ids of cities of the network feed. */
    cities: v.pipe(feedList(feedName, mostWireguardCities), v.minLength(1, 'required')),
  }),
  output: v.object({ key: wireguardKey, file: wireguardFile }),
  errors: [
    'device_limit',
    'plan_needed',
    'wireguard_key_taken',
    'wireguard_key_refused',
    'provisioning_unavailable',
  ],
});
