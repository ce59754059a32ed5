import type { ExitName } from '@tern/contract';
import { isOneOf } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';
import { listExits, trustedHash } from './feed.repo.ts';
import { networksOf } from './networksOf.ts';

type Source = Pick<Context, 'config' | 'db' | 'clock'>;

/** The exits of the feed, as one process has them in memory. */
interface Exits {
  hash: string | null;
  byAddress: ReadonlyMap<string, ExitName>;
  networks: readonly string[];
}

/** ms for which they are good. */
const fresh = 10_000;
const none: Exits = { hash: null, byAddress: new Map(), networks: [] };

interface Held {
  exits: Exits;
  readAt: number;
  reading: Promise<void> | null;
}
const held = new WeakMap<Context['db'], Held>();

async function readExits({ config, db }: Source, before: Exits): Promise<Exits> {
  const hash = await trustedHash(db, config.networkKeys);
  if (hash === before.hash) return before;
  if (hash === null) return none;
  const byAddress = new Map<string, ExitName>();
  for (const { server, city, country, exits } of await listExits(db)) {
    const name: ExitName = { server, city, country_code: country };
    for (const exit of exits) byAddress.set(exit, name);
  }
  return { hash, byAddress, networks: networksOf(byAddress.keys()) };
}

/** The exits of the last good feed, however old it is. While the database is away, those that were read last. */
async function currentExits(context: Source): Promise<Exits> {
  const { config, db, clock } = context;
  if (!config.networkFeedUrl || !config.networkKeys.length) return none;
  const known = held.get(db) ?? { exits: none, readAt: Number.NEGATIVE_INFINITY, reading: null };
  held.set(db, known);
  if (Math.abs(clock.now() - known.readAt) < fresh) return known.exits;
  const isFirst = known.readAt === Number.NEGATIVE_INFINITY;
  known.reading ??= readExits(context, known.exits)
    .then(
      (exits) => {
        known.exits = exits;
      },
      () => {},
    )
    .finally(() => {
      known.readAt = clock.now();
      known.reading = null;
    });
  // Nobody waits for newer ones.
  if (isFirst) await known.reading;
  return known.exits;
}

/** The exit an address (canonical) is, by the feed; undefined: it is none, or only one of `EXIT_ADDRESSES`. */
export async function exitAt(context: Source, address: string): Promise<ExitName | undefined> {
  return (await currentExits(context)).byAddress.get(address);
}

/** Whether an address is an exit of ours, by the feed or by `EXIT_ADDRESSES`, and which. */
export async function exitFacts(
  context: Source,
  address: string,
): Promise<{ is_exit: boolean; exit?: ExitName }> {
  const exit = await exitAt(context, address);
  return exit ? { is_exit: true, exit } : { is_exit: isOneOf(address, context.config.exitAddresses) };
}

/** Addresses and networks of all exits: of `EXIT_ADDRESSES` and of the feed. */
export async function exitNetworks(context: Source): Promise<string[]> {
  return [...new Set([...context.config.exitAddresses, ...(await currentExits(context)).networks])];
}
