import { emailConfirm, emailConfirmRequest, type User } from '@tern/contract';
import { userFixture } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createConfirmAddressStore } from './confirmAddress.store.ts';

const now = 1_700_000_000_000;

function setUp() {
  const user: User = { ...userFixture, email_confirmed: false };
  const fake = waitingApi();
  return { user, ...fake, store: createConfirmAddressStore(fake.api, () => user, { clock: () => now }) };
}
const [request, confirm] = [emailConfirmRequest.name, emailConfirm.name];

it('sends a code, takes it, and knows the address as confirmed', async () => {
  const { store, nth, of, user } = setUp();
  void store.request();
  void store.request();
  expect(of(request)).toHaveLength(1);
  await nth(request, 0).answer({ expires_in: 600, resend_after: 60 });
  expect(store.state.sent).toEqual({ minutes: 10, resendAt: now + 60_000, count: 1 });
  void store.request();
  await nth(request, 1).answer({ expires_in: 600, resend_after: 60 });
  expect(store.state.sent?.count).toBe(2);
  void store.confirm('40821157');
  expect(nth(confirm, 0).input).toEqual({ code: '40821157' });
  await nth(confirm, 0).answer({ ...userFixture, email_confirmed: true, is_partner: true });
  expect(store.state).toMatchObject({ done: true, busy: null, error: null });
  expect(user).toMatchObject({ email_confirmed: true, is_partner: true });
});

it('says what was wrong, and stays', async () => {
  const { store, nth, user } = setUp();
  void store.confirm('40821157');
  await nth(confirm, 0).fail('verification_failed');
  expect(store.state).toMatchObject({ done: false, busy: null, error: 'verification_failed' });
  expect(user.email_confirmed).toBe(false);
});
