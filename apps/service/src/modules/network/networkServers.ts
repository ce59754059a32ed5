import { networkServers as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { listServers, readHead } from './places.repo.ts';

export const networkServers = defineHandler(operation, async ({ context, input }) => {
  const { db, config } = context;
  if (!config.networkFeedUrl || !config.networkKeys.length) return { cities: [] };
  const stored = await readHead(db, config.networkKeys);
  const cities = (stored?.head.cities ?? [])
    .filter(({ country, id }) => country === input.country && (input.city ?? id) === id)
    .map(({ id }) => id);
  const rows = await listServers(db, { cities, page: input.page, size: input.page_size });
  const byCity = Map.groupBy(rows, ({ city }) => city);
  return {
    cities: [...byCity].map(([id, servers]) => ({
      id,
      total: servers[0]?.total ?? 0,
      servers: servers.map(({ name, state, load, changed_at, facts }) => ({
        ...{ name, state, load, changed_at: new Date(changed_at).toISOString() },
        features: facts.features,
        protocols: [...new Set(facts.protocols.map((protocol) => protocol.name))],
        owned: facts.owned,
        hosting: facts.hosting,
      })),
    })),
  };
});
