import { openvpnFilePath } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncNetwork } from '../src/modules/network/network.module.ts';
import { networkStandIn } from '../src/sandboxSettings.ts';
import { migratedDatabase } from './newDatabase.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ databaseUrl: await migratedDatabase(), standIns: true, env: networkStandIn });
});
afterAll(() => tern.close());

const fetchFile = (city: string) => fetch(tern.origin + openvpnFilePath(city));
const isRefused = async (city: string) => {
  const response = await fetchFile(city);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(await response.json()).toMatchObject({ data: { error: 'not_found' } });
  return response.status === 404;
};
const withFile = async (country: string) =>
  (await tern.call('networkServers', { country })).data.cities.flatMap(({ id, openvpn }) =>
    openvpn ? [id] : [],
  );

describe('OpenVPN files', () => {
  it('are none without a feed', async () => {
    await tern.rows('delete from network_feeds');
    expect(await isRefused('jp-tyo')).toBe(true);
    expect(await syncNetwork(tern.service.context)).toBe('accepted');
  });

  it('have the least busy servers of a city that are up and entered there', async () => {
    const response = await fetchFile('jp-tyo');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-openvpn-profile');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="tern-jp-tyo.ovpn"');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const lines = (await response.text()).split('\n');
    const servers = await tern.rows<{ exit: string }>(`
      select exits[1] as exit from network_servers
      where city = 'jp-tyo' and state = 'up' and not facts ? 'via' and facts->'protocols' @> '[{"name":"openvpn"}]'
      order by load, name limit 8`);
    expect(servers).toHaveLength(8);
    expect(lines.slice(0, 9)).toEqual([
      ...servers.map(({ exit }) => `remote ${exit} 1194 udp`),
      'remote-random',
    ]);
    expect(lines).toContain('auth-user-pass');
    expect(lines.join('\n')).toMatch(
      /<ca>\n-----BEGIN CERTIFICATE-----\n[^<]+-----END CERTIFICATE-----\n<\/ca>/,
    );
  });

  it('lead to the entries of a server where the feed names them', async () => {
    await tern.rows(
      `update network_servers set facts = facts || '{"entries":["203.0.113.9"]}' where city = 'is-rkv'`,
    );
    const remotes = (await (await fetchFile('is-rkv')).text()).match(/^remote .*$/gm) ?? [];
    expect(new Set(remotes)).toEqual(new Set(['remote 203.0.113.9 1194 udp']));
  });

  it('are said with the cities that have one', async () => {
    expect(await withFile('JP')).toContain('jp-tyo');
    await tern.rows("update network_servers set state = 'down' where city = 'jp-tyo'");
    expect(await withFile('JP')).not.toContain('jp-tyo');
    expect(await isRefused('jp-tyo')).toBe(true);
    expect((await fetchFile('jp-osa')).status).toBe(200);
  });

  it.each(['xx-none', "jp-osa'", 'JP-OSA', '%0d%0ax'])('are none of a city %s', async (city) => {
    expect(await isRefused(city)).toBe(true);
  });

  it('are none of a feed without a profile', async () => {
    const profile = (
      await tern.rows<{ openvpn: object }>("select head->'openvpn' as openvpn from network_feeds")
    )[0];
    await tern.rows("update network_feeds set head = head - 'openvpn'");
    expect(await isRefused('jp-osa')).toBe(true);
    expect(await withFile('JP')).toEqual([]);
    await tern.rows(`update network_feeds set head = head || '${JSON.stringify(profile)}'`);
    expect((await fetchFile('jp-osa')).status).toBe(200);
  });

  it('are none of a feed that is too old to know states', async () => {
    tern.clock.advance(16 * 60_000);
    expect(await isRefused('jp-osa')).toBe(true);
    expect(await withFile('JP')).toEqual([]);
  });
});
