import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

let count = 0;
/** From an address of its own, so that the limits per address stay out of the way. */
const asApp = (appType: number) => {
  count += 1;
  return { 'x-app-type': String(appType), ...from(`198.18.0.${count}`) };
};

async function signIn(
  email: string,
  options: { appType?: number; installation?: string; name?: string } = {},
) {
  const { appType = 401, installation = 'installation-1', name } = options;
  return tern.call(
    'deviceLogin',
    { username: email, password: samplePassword, installation, ...(name && { name }) },
    { headers: asApp(appType) },
  );
}

const devicesOf = async (token: string) => (await tern.call('deviceList', {}, { token })).data;
const unbind = (token: string, device: { app_type: number; user_id: string }) =>
  tern.call('deviceUnbind', { unbind_app_type: device.app_type, unbind_user_id: device.user_id }, { token });

describe('an app', () => {
  it('signs in, is listed with its name and says that it is in use', async () => {
    const { email, token } = await tern.customer();
    const app = (await signIn(email, { appType: 108, name: 'Living room' })).data;
    expect(app.user.email).toBe(email);
    expect(await devicesOf(token)).toMatchObject({
      limit: 6,
      devices: [
        {
          app_type: 108,
          app_name: 'Android TV',
          name: 'Living room',
          is_active: true,
          is_this_device: false,
          user_id: app.device.user_id,
        },
      ],
    });
    expect((await devicesOf(app.token)).devices[0]?.is_this_device).toBe(true);
    tern.clock.advance(3 * 60 * 1000);
    expect((await devicesOf(token)).devices[0]?.is_active).toBe(false);
    const reported = await tern.call(
      'deviceReport',
      { name: 'Bedroom' },
      { token: app.token, headers: asApp(108) },
    );
    expect(reported.data).toMatchObject({ name: 'Bedroom', is_active: true });
    expect(Date.parse((await devicesOf(token)).devices[0]?.last_seen_at ?? '')).toBeGreaterThan(
      Date.parse(app.device.last_seen_at),
    );
  });

  it('gets no cookie', async () => {
    const { email } = await tern.customer();
    expect((await signIn(email)).headers.getSetCookie()).toEqual([]);
  });

  it('that the table does not hold is another app', async () => {
    const { email, token } = await tern.customer();
    await signIn(email, { appType: 777 });
    const [device] = (await devicesOf(token)).devices;
    expect(device).toMatchObject({ app_type: 777, app_name: null });
    expect((await unbind(token, device as never)).status).toBe(200);
    expect((await devicesOf(token)).devices).toEqual([]);
  });

  it('is the same device when it signs in again, with one session', async () => {
    const { email, token } = await tern.customer();
    const first = (await signIn(email, { name: 'Laptop' })).data;
    const second = (await signIn(email)).data;
    expect(second.device.user_id).toBe(first.device.user_id);
    expect(second.device.name).toBe('Laptop');
    expect((await devicesOf(token)).devices).toHaveLength(1);
    expect((await tern.call('profile', {}, { token: first.token })).failure.code).toBe(50012);
    expect((await tern.call('profile', {}, { token: second.token })).status).toBe(200);
  });

  it('says which app it is', async () => {
    const { email } = await tern.customer();
    expect((await signIn(email, { appType: 501 })).failure.data.fields).toEqual([
      { field: 'X-App-Type', rule: 'choice' },
    ]);
  });

  it('counts wrong passwords together with the website', async () => {
    const { email } = await tern.customer();
    const wrong = { username: email, password: 'Wrong-one1' };
    const headers = { 'x-app-type': '401', ...from('198.51.100.99') };
    for (let index = 0; index < 3; index += 1) await tern.call('login', wrong, { headers });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await tern.call('deviceLogin', { ...wrong, installation: 'x' }, { headers })).status);
    }
    expect(statuses).toEqual([422, 422, 429, 429]);
  });

  it('finds six places, in parallel as well, and the freed one', async () => {
    const { email, token } = await tern.customer();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => signIn(email, { installation: `installation-${index}` })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6);
    expect(answers.find((answer) => answer.status !== 200)?.failure.data.error).toBe('device_limit');
    const { devices } = await devicesOf(token);
    expect(devices).toHaveLength(6);
    await unbind(token, devices[0] as never);
    expect((await signIn(email, { installation: 'installation-new' })).status).toBe(200);
  });
});

describe('unbinding', () => {
  it('ends the session of that device alone, and tells same-named devices apart', async () => {
    const { email, token } = await tern.customer();
    const one = (await signIn(email, { installation: 'one', name: 'Laptop' })).data;
    const two = (await signIn(email, { installation: 'two', name: 'Laptop' })).data;
    expect((await unbind(token, one.device)).data).toBeNull();
    expect((await tern.call('profile', {}, { token: one.token })).failure.code).toBe(50012);
    expect((await tern.call('profile', {}, { token: two.token })).status).toBe(200);
    expect((await tern.call('profile', {}, { token })).status).toBe(200);
    expect((await devicesOf(token)).devices.map((device) => device.user_id)).toEqual([two.device.user_id]);
    expect((await unbind(token, one.device)).failure.data.error).toBe('device_unknown');
  });

  it('refuses a device of somebody else, and one under another app type', async () => {
    const mine = await tern.customer();
    const theirs = await tern.customer();
    const { device, token } = (await signIn(theirs.email)).data;
    expect((await unbind(mine.token, device)).failure.data.error).toBe('device_unknown');
    expect((await unbind(theirs.token, { ...device, app_type: 402 })).failure.data.error).toBe(
      'device_unknown',
    );
    expect((await tern.call('profile', {}, { token })).status).toBe(200);
  });

  it('needs a browser to be no device', async () => {
    const { token } = await tern.customer();
    expect((await tern.call('deviceReport', {}, { token })).failure.data.error).toBe('device_unknown');
  });
});
