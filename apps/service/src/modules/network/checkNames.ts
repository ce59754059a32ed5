import type { NetworkFeed } from '@tern/contract/networkFeed';
import { localNetworks } from '@tern/domain';
import { canonicalAddress, networkMatcher } from '../../clientAddress.ts';
import { FeedRefused } from './FeedRefused.ts';

const inconsistent = (sentence: string) => new FeedRefused('inconsistent', sentence);

/** The names of a list, each once. */
function namesOf(kind: string, names: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const name of names) {
    if (known.has(name)) throw inconsistent(`It has two ${kind} ${name}.`);
    known.add(name);
  }
  return known;
}

function need(known: ReadonlySet<string>, names: readonly string[], says: (name: string) => string): void {
  const missing = names.find((name) => !known.has(name));
  if (missing !== undefined) throw inconsistent(says(missing));
}

/** Servers that are entered at others lead to one that is entered itself. */
function checkEntries(servers: NetworkFeed['servers']): void {
  const via = new Map(servers.map((server) => [server.name, server.via]));
  const settled = new Set<string>();
  for (const { name } of servers) {
    const path = new Set<string>();
    for (let at: string | undefined = name; at !== undefined && !settled.has(at); at = via.get(at)) {
      if (path.has(at)) throw inconsistent(`Its servers are entered in a circle, at ${at}.`);
      path.add(at);
    }
    for (const each of path) settled.add(each);
  }
}

const isLocal = networkMatcher(localNetworks);

function checkAddresses(servers: NetworkFeed['servers']): void {
  const owners = new Map<string, string>();
  for (const { name, exits, entries = [] } of servers) {
    const isHidden = (entry: string) => isLocal(canonicalAddress(entry) ?? '');
    if (entries.some(isHidden)) throw inconsistent(`The server ${name} has an entry that nobody can reach.`);
    for (const exit of exits) {
      const address = canonicalAddress(exit);
      if (!address || isLocal(address))
        throw inconsistent(`The server ${name} has an exit that no site can see.`);
      const owner = owners.get(address);
      if (owner !== undefined)
        throw inconsistent(`The servers ${owner} and ${name} have one exit, ${address}.`);
      owners.set(address, name);
    }
  }
}

/** Throws `FeedRefused` unless every name is there once and everything that is named exists. */
export function checkNames({ countries, cities, servers, incidents }: NetworkFeed): void {
  const countryCodes = namesOf(
    'countries',
    countries.map(({ code }) => code),
  );
  const cityIds = namesOf(
    'cities',
    cities.map(({ id }) => id),
  );
  const serverNames = namesOf(
    'servers',
    servers.map(({ name }) => name),
  );
  namesOf(
    'incidents',
    incidents.map(({ id }) => id),
  );
  for (const { id, country } of cities)
    need(countryCodes, [country], (name) => `The city ${id} is in ${name}, which it does not have.`);
  for (const { name, city, via } of servers) {
    need(cityIds, [city], (missing) => `The server ${name} is in ${missing}, which it does not have.`);
    if (via !== undefined)
      need(serverNames, [via], (missing) => `The server ${name} is entered at ${missing}, which is none.`);
  }
  for (const incident of incidents) {
    const says = (missing: string) => `The incident ${incident.id} is of ${missing}, which it does not have.`;
    need(cityIds, incident.cities, says);
    need(serverNames, incident.servers, says);
  }
  checkEntries(servers);
  checkAddresses(servers);
}
