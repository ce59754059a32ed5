import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/modules/account/passwords.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const common = 'P@ssw0rd1';
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;

describe('a password that is one of the most common', () => {
  it('is no first password', async () => {
    const { token } = await tern.signUp();
    expect(errorOf(await tern.call('setPassword', { password: common }, { token }))).toBe('password_common');
    expect((await tern.call('setPassword', { password: 'Sea-swallow8' }, { token })).status).toBe(200);
  });

  it('takes the place of none, and ends no session', async () => {
    const { token } = await tern.customer();
    const change = (password: string) =>
      tern.call('changePassword', { current_password: samplePassword, new_password: password }, { token });
    expect(errorOf(await change(common))).toBe('password_common');
    expect((await change('Sea-swallow8')).status).toBe(200);
  });

  it('uses no code of a reset up', async () => {
    const { email } = await tern.customer();
    const headers = from('203.0.113.77');
    (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, { headers })).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, { headers })).data;
    const reset = (password: string) =>
      tern.call('resetPassword', { ticket, password, confirm_password: password }, { headers });
    expect(errorOf(await reset(common))).toBe('password_common');
    expect((await reset('Sea-swallow8')).status).toBe(200);
  });

  it('still signs in where it is in use', async () => {
    const { email, userId } = await tern.customer();
    const hash = await hashPassword(common);
    await tern.rows('update users set password_hash = $2 where id = $1', [userId, hash]);
    const answer = await tern.call(
      'login',
      { username: email, password: common },
      { headers: from('203.0.113.78') },
    );
    expect(answer.status).toBe(200);
  });
});
