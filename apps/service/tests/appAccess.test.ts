import { afterAll, beforeAll, expect, it } from 'vitest';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

async function signInApp(email: string, headers = { 'x-app-type': '401', ...from('198.18.7.1') }) {
  const input = { username: email, password: samplePassword, installation: 'installation-1' };
  return (await tern.call('deviceLogin', input, { headers })).data;
}
const statusOf = async (token: string) => (await tern.call('profile', {}, { token })).status;
const wrong = 'Not-the-one1';

/** The words of the security page about apps: `appAccess.messages.ts` of the patterns. */
it('an app has the rights of its person, and proves who that is where a page has to', async () => {
  const { email, token: browser } = await tern.customer();
  const { token } = await signInApp(email);
  expect((await tern.call('profile', {}, { token })).data.email).toBe(email);
  for (const name of ['accountExport', 'subscriptionMy', 'invoiceList', 'sessionList'] as const)
    expect((await tern.call(name, {}, { token })).status, name).toBe(200);
  const refused = [
    await tern.call('changePassword', { current_password: wrong, new_password: 'Sea-swallow8' }, { token }),
    await tern.call('emailChangeRequest', { email: 'other@example.com', password: wrong }, { token }),
    await tern.call('passkeyAddOptions', { password: wrong }, { token }),
    await tern.call('secondFactorSetUp', { password: wrong }, { token }),
    await tern.call('accountDelete', { password: wrong }, { token }),
  ];
  expect(refused.map(({ failure }) => failure.data.error)).toEqual(refused.map(() => 'incorrect_password'));
  await tern.call('sessionEndAll', {}, { token });
  expect([await statusOf(browser), await statusOf(token)]).toEqual([401, 200]);
});

it('an app ends with its device, and with a new password', async () => {
  const { email, token: browser } = await tern.customer();
  const { token, device } = await signInApp(email);
  const unbound = { unbind_app_type: device.app_type, unbind_user_id: device.user_id };
  await tern.call('deviceUnbind', unbound, { token: browser });
  expect(await statusOf(token)).toBe(401);
  const again = await signInApp(email);
  const passwords = { current_password: samplePassword, new_password: 'Sea-swallow8' };
  await tern.call('changePassword', passwords, { token: browser });
  expect([await statusOf(again.token), await statusOf(browser)]).toEqual([401, 200]);
});
