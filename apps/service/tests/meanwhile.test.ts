import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticatorApp } from './authenticatorApp.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

type Answer = Awaited<ReturnType<Started['call']>>;

/** Begins a call, and changes the account before the call gets its lock. */
async function changedMeanwhile(
  userId: string,
  begin: () => Promise<Answer>,
  changes: readonly string[],
): Promise<Answer> {
  const holder = await tern.service.context.db.$client.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [userId]);
    const answer = begin();
    // From another connection: within a transaction this view stays as it was first read.
    const isWaiting = async () =>
      (
        await tern.rows(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0;
    for (let round = 0; round < 500 && !(await isWaiting()); round += 1) await sleep(10);
    for (const change of changes) await holder.query(change, [userId]);
    await holder.query('commit');
    return await answer;
  } finally {
    holder.release();
  }
}

const newPassword = `update users set password_hash = 'another' where id = $1`;
const signedOut = 'update sessions set revoked_at = now() where user_id = $1';
const errorOf = (answer: Answer) => answer.failure.data.error;

it.each([
  ['login', {}],
  ['deviceLogin', { headers: { 'x-app-type': '103' } }],
] as const)('%s opens no session with a password that was replaced meanwhile', async (name, options) => {
  const { email, userId } = await tern.customer();
  const input = { username: email, password: samplePassword, installation: 'phone-of-the-former-password' };
  const answer = await changedMeanwhile(userId, () => tern.call(name, input, options), [
    newPassword,
    signedOut,
  ]);
  expect(errorOf(answer)).toBe('incorrect_credentials');
  const open = `select 1 from sessions where user_id = $1 and revoked_at is null`;
  expect(await tern.rows(open, [userId])).toEqual([]);
});

it('a passkey is not added by a session that has ended meanwhile', async () => {
  const { token, userId } = await tern.customer();
  const input = { password: samplePassword };
  const { options } = (await tern.call('passkeyAddOptions', input, { token })).data;
  const made = softAuthenticator('http://shop.test').make(options);
  const answer = await changedMeanwhile(userId, () => tern.call('passkeyAdd', made, { token }), [signedOut]);
  expect(errorOf(answer)).toBe('session_ended');
  expect(await tern.rows('select 1 from passkeys where user_id = $1', [userId])).toEqual([]);
});

it('a second factor is not turned on by a session that has ended meanwhile', async () => {
  const { token, userId } = await tern.customer();
  const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
  const code = authenticatorApp(tern.clock, secret).code();
  const begin = () => tern.call('secondFactorConfirm', { code }, { token });
  expect(errorOf(await changedMeanwhile(userId, begin, [signedOut]))).toBe('session_ended');
  const on = 'select 1 from second_factors where user_id = $1 and on_since is not null';
  expect(await tern.rows(on, [userId])).toEqual([]);
});

it('an account that got its first password meanwhile is not deleted without it', async () => {
  const { userId, token } = await tern.signUp();
  const answer = await changedMeanwhile(userId, () => tern.call('accountDelete', {}, { token }), [
    newPassword,
  ]);
  expect(errorOf(answer)).toBe('incorrect_password');
  expect(await tern.rows('select 1 from users where id = $1 and delete_after is not null', [userId])).toEqual(
    [],
  );
});
