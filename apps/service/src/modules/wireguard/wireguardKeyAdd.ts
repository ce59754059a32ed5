import { wireguardKeyAdd as operation } from '@tern/contract';
import { brand } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { defineHandler, fail, type RequestFacts, type SignedIn } from '../../handler.ts';
import { accountKey, day, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { requireOpenSession } from '../account/sessions.ts';
import { countDevicesOf } from '../devices/devicesOf.ts';
import { wireguardCities } from '../network/network.module.ts';
import { hasRunningPlan } from '../payment/subscription/planRuns.ts';
import { keyData } from './keyData.ts';
import { countKeysOf } from './keysOf.ts';
import { areOffered } from './provisionConfig.ts';
import { tellHost } from './tellHost.ts';
import { type Refusing, type Turn, takeTurn } from './turns.ts';
import { findOwnKey, insertKey, type KeyRow, lockPublicKey, updateKey } from './wireguard.repo.ts';

const perUser: Limit = {
  counts:
    'requests for WireGuard files per account; those for a key that the servers have not confirmed do not count',
  count: 50,
  seconds: day,
};

interface Wanted {
  who: SignedIn;
  request: RequestFacts;
  publicKey: string;
  name: string;
  cities: readonly string[];
}

interface Registered {
  /** Whether it was not there before; otherwise only its cities are other ones. */
  isNew: boolean;
  /** The cities that it had before. */
  before: readonly string[];
  /** Null while the host is asked for the opposite: a plan had ended. */
  turn: Turn | null;
}

async function insertNew(context: Context, tx: Queries, wanted: Wanted): Promise<KeyRow> {
  const { name, publicKey, cities } = wanted;
  const { userId } = wanted.who;
  const used = (await countDevicesOf(tx, userId)) + (await countKeysOf(context, tx, userId));
  if (used >= brand.claims.devices) return fail(operation, 'device_limit');
  const now = timeFromNow(context);
  const row = await insertKey(tx, {
    id: newId('wgk', context.random),
    ...{ userId, name, publicKey, cities: [...cities] },
    ...{ createdAt: now, nextTryAt: now },
  });
  // Of somebody else, at the same moment.
  return row ?? fail(operation, 'wireguard_key_taken');
}

/** Writes the key before the host is asked: it counts from now on. */
function register(context: Context, wanted: Wanted): Promise<Registered> {
  const { who, request, publicKey, cities } = wanted;
  const { userId } = who;
  return context.db.transaction(async (tx) => {
    // Two keys, or a key and a device, at once: the second one counts the first.
    if (!(await lockAccount(tx, userId))) return fail(operation, 'session_invalid');
    // A key lasts longer than the session: nobody adds one who was signed out meanwhile.
    await requireOpenSession(tx, who);
    const now = timeFromNow(context);
    if (!(await hasRunningPlan(tx, userId, now))) return fail(operation, 'plan_needed');
    const known = await lockPublicKey(tx, publicKey, now);
    if (known && known.userId !== userId) return fail(operation, 'wireguard_key_taken');
    // A removal is final, whoever sends the key again: a tab that still tries, or somebody who has stolen it.
    if (known?.removedAt) return fail(operation, 'wireguard_key_refused');
    const row = known ?? (await insertNew(context, tx, wanted));
    if (!known) await recordEvent(context, tx, { userId, kind: 'wireguard_key_added', request });
    const change = { cities: [...cities] };
    await updateKey(tx, row.id, change);
    const turn = await takeTurn(context, tx, { ...row, ...change }, 'present');
    return { isNew: !known, before: row.cities, turn };
  });
}

/** A key that was not there goes at once. One that the host may have heard of goes once it has confirmed that. */
const refusing = (
  context: Context,
  { who: { userId }, request }: Wanted,
  { isNew, before, turn }: Registered & { turn: Turn },
): Refusing => {
  const goes = (row: KeyRow) => row.removedAt === null && (isNew || row.hostState === 'new');
  return {
    account: userId,
    becomes: (row) => (!goes(row) ? 'kept' : isNew && turn.turn === 1 ? 'deleted' : 'removed'),
    async also(tx, row) {
      if (!goes(row)) await updateKey(tx, row.id, { cities: [...before] });
      else if (row.userId) await recordEvent(context, tx, { userId, kind: 'wireguard_key_removed', request });
    },
  };
};

export const wireguardKeyAdd = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, who, request }) => {
    const { userId } = who;
    const now = timeFromNow(context);
    if (!(await hasRunningPlan(context.db, userId, now))) return fail(operation, 'plan_needed');
    if (!areOffered(context.config)) return fail(operation, 'provisioning_unavailable');
    const cities = [...new Set(input.cities)];
    if ((await wireguardCities(context, cities)).length < cities.length)
      return fail(operation, 'validation_failed', { fields: [{ field: 'cities', rule: 'choice' }] });
    const { public_key: publicKey, name } = input;
    const known = await findOwnKey(context.db, { publicKey, userId }, now);
    // The page asks again until the host responds: it adds no row, and must not use up the day of its person.
    if (!known || keyData(known).state !== 'adding')
      await takeTry(context, perUser, 'wireguard', accountKey(userId));
    const wanted = { who, request, publicKey, name, cities };
    const { turn, ...registered } = await register(context, wanted);
    if (!turn) return fail(operation, 'provisioning_unavailable');
    const told = await tellHost(context, turn, refusing(context, wanted, { ...registered, turn }));
    if (told.outcome === 'refused') return fail(operation, 'wireguard_key_refused');
    const { file, row } = told;
    // Removed on another page meanwhile.
    if (!row || row.removedAt) return fail(operation, 'wireguard_key_refused');
    if (!file) return fail(operation, 'provisioning_unavailable');
    return { key: keyData(row), file };
  },
);
