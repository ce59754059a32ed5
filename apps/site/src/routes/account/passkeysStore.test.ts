import type { Operation } from '@tern/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { addPasskey } from '../../passkeys/addPasskey.ts';
import { CeremonyError } from '../../passkeys/CeremonyError.ts';
import { createPasskeysStore } from './passkeys.store.ts';

const passkey = (id: string) => ({
  passkey_id: id,
  credential_id: `credential-${id}`,
  name: null,
  user_agent: null,
  is_synced: false,
  created_at: '2026-03-02T09:30:00.000Z',
  last_used_at: null,
});
const accepted = (...ids: string[]) => ({
  passkeys: ids.map(passkey),
  rp_id: 'tern.example',
  user_handle: 'dXNy',
});
const options = () => ({ options: { challenge: 'Y2hhbGxlbmdl', rp: { id: 'tern.example' } } });

type Answers = Record<string, () => unknown>;
function setUp(answers: Answers, ceremonies = {}) {
  const send = vi.fn(async ({ name }: Operation, _input: unknown) => answers[name]?.());
  const onChanged = vi.fn();
  const browser = {
    makePasskey: vi.fn(async () => ({ id: 'made' })),
    signWithPasskey: vi.fn(async () => ({ id: 'used' })),
    keepPasskeys: vi.fn(async () => undefined),
    ...ceremonies,
  };
  const parts = {
    ...browser,
    addPasskey: ((api, adding) =>
      addPasskey(api, { ...adding, make: browser.makePasskey as never })) as typeof addPasskey,
  };
  const load = vi.fn(async () => parts as never);
  const store = createPasskeysStore({ send } as never, onChanged, load);
  const sent = (operation: string) =>
    send.mock.calls.filter(([{ name }]) => name === operation).map(([, input]) => input);
  return { store, onChanged, browser, load, sent };
}
afterEach(() => vi.unstubAllGlobals());
const refuse = (name: CallError['error']) => () => {
  throw new CallError(name, 1, name);
};

describe('the passkeys of the account', () => {
  it('are added with the password, in two calls and a dialog of the browser', async () => {
    const answers: Answers = {
      passkeyList: () => accepted(),
      passkeyAddOptions: options,
      passkeyAdd: () => passkey('a'),
    };
    const { store, onChanged, browser, sent } = setUp(answers);
    await store.load();
    expect(store.state.passkeys).toEqual([]);
    store.go('add');
    answers.passkeyList = () => accepted('a');
    await store.submit({ password: 'Abc#1234', code: '' });
    expect(sent('passkeyAddOptions')).toEqual([{ password: 'Abc#1234' }]);
    expect(browser.makePasskey).toHaveBeenCalledWith(options().options);
    expect(sent('passkeyAdd')).toEqual([{ id: 'made' }]);
    expect(store.state).toMatchObject({ step: 'list', done: 'added', busy: false, error: null });
    expect(store.state.passkeys).toHaveLength(1);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('are confirmed by another one in place of the password', async () => {
    const { store, sent } = setUp({
      passkeyList: () => accepted('a'),
      passkeyConfirmOptions: options,
      passkeyAddOptions: options,
      passkeyAdd: () => passkey('b'),
    });
    store.go('add');
    await store.confirm();
    expect(sent('passkeyAddOptions')).toEqual([{ passkey: { id: 'used' } }]);
    expect(store.state.done).toBe('added');
  });

  it('stay as they are when the dialog made none, and nothing is sent twice', async () => {
    const { store, onChanged, sent } = setUp(
      { passkeyList: () => accepted(), passkeyAddOptions: options },
      {
        makePasskey: async () => {
          throw new CeremonyError('passkey_cancelled');
        },
      },
    );
    store.go('add');
    const both = [1, 2].map(() => store.submit({ password: 'Abc#1234', code: '' }));
    await Promise.all(both);
    expect(sent('passkeyAddOptions')).toHaveLength(1);
    expect(sent('passkeyAdd')).toEqual([]);
    expect(store.state).toMatchObject({ step: 'add', error: 'passkey_not_made', busy: false });
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('ask for a code where there is a second factor that the page did not know of', async () => {
    const { store } = setUp({ passkeyAddOptions: refuse('second_factor_required') });
    store.go('add');
    await store.submit({ password: 'Abc#1234', code: '' });
    // Nobody has typed a wrong one.
    expect(store.state).toMatchObject({ step: 'add', codeNeeded: true, error: null, busy: false });
  });

  it('are removed, and the browser learns which are left', async () => {
    const { store, browser, sent } = setUp({
      passkeyList: () => accepted('a', 'b'),
      passkeyRemove: () => accepted('b'),
    });
    await store.load();
    store.go({ act: 'remove', id: 'a' });
    await store.submit({ password: 'Abc#1234', code: '408211' });
    expect(sent('passkeyRemove')).toEqual([{ passkey_id: 'a', password: 'Abc#1234', code: '408211' }]);
    expect(store.state).toMatchObject({ step: 'list', done: 'removed' });
    expect(store.state.passkeys).toHaveLength(1);
    await vi.waitFor(() =>
      expect(browser.keepPasskeys).toHaveBeenCalledWith('tern.example', 'dXNy', ['credential-b']),
    );
  });

  it.each([
    ['its code does not come', () => Promise.reject(new Error('Failed to fetch'))],
    ['its code never comes', () => new Promise<never>(() => {})],
  ])('are removed also where the browser cannot be told: %s', async (_case, none) => {
    const { store, onChanged, load } = setUp({
      passkeyList: () => accepted('a', 'b'),
      passkeyRemove: () => accepted('b'),
    });
    load.mockImplementation(none);
    await store.load();
    store.go({ act: 'remove', id: 'a' });
    await store.submit({ password: 'Abc#1234', code: '' });
    expect(store.state).toMatchObject({ step: 'list', done: 'removed', error: null, busy: false });
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('show how they are when another window was faster', async () => {
    const { store } = setUp({ passkeyList: () => accepted('b'), passkeyRemove: refuse('passkey_unknown') });
    store.go({ act: 'remove', id: 'a' });
    await store.submit({ password: 'Abc#1234', code: '' });
    expect(store.state).toMatchObject({ step: 'list', error: 'passkey_gone' });
    expect(store.state.passkeys).toHaveLength(1);
  });

  it('are named', async () => {
    const { store, onChanged } = setUp({
      passkeyList: () => accepted('a'),
      passkeyRename: () => ({ ...passkey('a'), name: 'Office' }),
    });
    await store.load();
    store.go({ act: 'rename', id: 'a' });
    await store.rename('Office');
    expect(store.state).toMatchObject({ step: 'list', done: 'renamed' });
    expect(store.state.passkeys?.[0]?.name).toBe('Office');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('say when they could not be loaded', async () => {
    const { store } = setUp({ passkeyList: refuse('network') });
    await store.load();
    expect(store.state).toMatchObject({ passkeys: null, loadFailed: true });
  });

  it('are added to an account without a key with nothing to show', async () => {
    const answers: Answers = {
      passkeyList: () => accepted(),
      passkeyAddOptions: options,
      passkeyAdd: () => passkey('a'),
    };
    const { store, onChanged, sent } = setUp(answers);
    await store.load();
    answers.passkeyList = () => accepted('a');
    await store.addFirst();
    expect(sent('passkeyAddOptions')).toEqual([{}]);
    expect(onChanged).toHaveBeenCalledWith(1);
    expect(store.state).toMatchObject({ step: 'list', done: 'added', error: null });
  });

  it.each([
    ['email_known', true],
    ['passkey_limit', true],
    ['network', false],
  ] as const)('that were refused with %s are forgotten by the browser: %s', async (name, isForgotten) => {
    const signalUnknownCredential = vi.fn(async () => undefined);
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { signalUnknownCredential }),
    );
    const { store, onChanged } = setUp({
      passkeyList: () => accepted(),
      passkeyAddOptions: options,
      passkeyAdd: refuse(name),
    });
    await store.load();
    await store.addFirst();
    expect(store.state).toMatchObject({ step: 'list', error: name, done: null, busy: false });
    expect(signalUnknownCredential.mock.calls).toEqual(
      isForgotten ? [[{ rpId: 'tern.example', credentialId: 'made' }]] : [],
    );
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('say that the last one stays where there is no password', async () => {
    const { store } = setUp({
      passkeyList: () => accepted('a'),
      passkeyConfirmOptions: options,
      passkeyRemove: refuse('passkey_last'),
    });
    await store.load();
    store.go({ act: 'remove', id: 'a' });
    await store.confirm();
    expect(store.state.error).toBe('passkey_last');
  });
});
