import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/main.ts';
import { from, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { SMART_DNS: '192.0.2.1, 2001:db8::53' } });
});
afterAll(() => tern.close());

const bind = (token: string, ip: string) => tern.call('userIpBind', { ip }, { token });
const query = (token: string, address = '8.8.4.4') =>
  tern.call('userIpQuery', {}, { token, headers: from(address) });

describe('the bound address', () => {
  it('is none at first; the answer says what can be bound and what to enter', async () => {
    const { token } = await tern.customer();
    expect((await query(token)).data).toEqual({
      ip: null,
      bound_at: null,
      current_ip: '8.8.4.4',
      is_current_bindable: true,
      dns_servers: ['192.0.2.1', '2001:db8::53'],
    });
    expect((await query(token, '192.168.1.4')).data.is_current_bindable).toBe(false);
  });

  it('is one: a new one takes its place, and it can be removed', async () => {
    const { token } = await tern.customer();
    expect((await bind(token, '8.8.8.8')).data.ip).toBe('8.8.8.8');
    expect((await bind(token, ' 2001:4860:4860:0000::8844 ')).data.ip).toBe('2001:4860:4860::8844');
    expect((await bind(token, '::ffff:1.1.1.1')).data.ip).toBe('1.1.1.1');
    expect(Date.parse((await query(token)).data.bound_at ?? '')).toBeGreaterThan(0);
    expect((await tern.call('userIpRemove', {}, { token })).data.ip).toBeNull();
    expect((await tern.call('userIpRemove', {}, { token })).data.ip).toBeNull();
  });

  it('is public', async () => {
    const { token } = await tern.customer();
    for (const ip of ['10.0.0.1', '127.0.0.1', 'fe80::1', '100.64.3.3']) {
      expect((await bind(token, ip)).failure.data.error).toBe('ip_reserved');
    }
    for (const ip of ['8.8.8', 'tern.example', '8.8.8.8/24']) {
      expect((await bind(token, ip)).failure.data.error).toBe('ip_invalid');
    }
    expect((await bind(token, '')).failure.data.fields).toEqual([{ field: 'ip', rule: 'required' }]);
    expect((await query(token)).data.ip).toBeNull();
  });

  it('belongs to one account', async () => {
    const one = await tern.customer();
    const other = await tern.customer();
    await bind(one.token, '8.8.8.8');
    await tern.call('userIpRemove', {}, { token: other.token });
    expect((await query(other.token)).data.ip).toBeNull();
    expect((await query(one.token)).data.ip).toBe('8.8.8.8');
  });

  it('stands in the list of events, once per change', async () => {
    const { token, userId } = await tern.customer();
    for (const ip of ['8.8.8.8', '8.8.8.8', '8.8.4.4']) await bind(token, ip);
    await tern.call('userIpRemove', {}, { token });
    const events = await tern.rows<{ kind: string }>(
      `select kind from security_events where user_id = $1 and kind like 'address%' order by at, id`,
      [userId],
    );
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'address_bound',
      'address_bound',
      'address_removed',
    ]);
  });
});

it('SMART_DNS holds addresses', () => {
  expect(() => readConfig({ SMART_DNS: 'dns.example' })).toThrow(/SMART_DNS has "dns.example"/);
  expect(readConfig({ SMART_DNS: '' }).smartDnsServers).not.toEqual([]);
});
