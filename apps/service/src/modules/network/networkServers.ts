import { networkServers as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { citiesWithFile } from './openvpnFiles.ts';
import { listServers, readHead, readTraits } from './places.repo.ts';

export const networkServers = defineHandler(operation, async ({ context, input }) => {
  const { db, config } = context;
  const { country, city, page, page_size: size } = input;
  const stored =
    config.networkFeedUrl && config.networkKeys.length ? await readHead(db, config.networkKeys) : undefined;
  const cities = stored?.head.cities ?? [];
  const code = country ?? cities.find(({ id }) => id === city)?.country;
  const all = cities.filter((each) => each.country === code).map(({ id }) => id);
  const wanted = all.filter((id) => (city ?? id) === id);
  const [rows, traits, withFile] = await Promise.all([
    listServers(db, { cities: wanted, page, size }),
    readTraits(db, all),
    citiesWithFile(context, wanted),
  ]);
  const { features, protocols, hosting, owned, rented } = traits;
  return {
    traits: { features, protocols, hosting, owned, rented },
    cities: [...Map.groupBy(rows, (row) => row.city)].map(([id, servers]) => ({
      id,
      total: servers[0]?.total ?? 0,
      openvpn: withFile.has(id),
      servers: servers.map(({ name, state, load, changed_at }) => ({
        ...{ name, state, load, changed_at: new Date(changed_at).toISOString() },
      })),
    })),
  };
});
