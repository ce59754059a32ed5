import type { MailPreferenceData, Operation } from '@tern/contract';
import { expect, it, vi } from 'vitest';
import { createMailPreferencesStore } from './mailPreferences.store.ts';

const found: MailPreferenceData = {
  renewal: true,
  product: true,
  offers: true,
  newsletter: false,
  language: null,
};

function setUp() {
  let stored = found;
  let broken = false;
  const send = vi.fn(async ({ name }: Operation, input: Partial<MailPreferenceData>) => {
    if (broken) throw new Error('away');
    if (name === 'mailPreferencesSave') stored = { ...stored, ...input };
    return stored;
  });
  const fail = (now: boolean) => {
    broken = now;
  };
  return { send, fail, store: createMailPreferencesStore({ send } as never) };
}

it('shows a choice at once, and sends nothing but that', async () => {
  const { store, send } = setUp();
  await store.load();
  const done = store.choose({ offers: false });
  expect(store.state).toMatchObject({ choices: { offers: false }, result: null });
  await done;
  expect(store.state).toMatchObject({ choices: { offers: false, product: true }, result: 'saved' });
  expect(send.mock.lastCall?.[1]).toEqual({ offers: false });
});

it('takes back what could not be saved, and keeps two quick choices', async () => {
  const { store, fail } = setUp();
  await store.load();
  fail(true);
  await store.choose({ newsletter: true });
  expect(store.state).toMatchObject({ choices: { newsletter: false }, result: 'failed' });
  fail(false);
  await Promise.all([store.choose({ newsletter: true }), store.choose({ language: 'de' })]);
  expect(store.state).toMatchObject({ choices: { newsletter: true, language: 'de' }, result: 'saved' });
});
