import { loginSecondStep, type Operation, type User } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../api/CallError.ts';
import { CeremonyError } from './CeremonyError.ts';
import { createSignInStore } from './signIn.store.ts';

const user = { user_id: 'u', email: 'marta@example.com' } as User;
const credentials = { username: 'marta@example.com', password: 'b', language: 'en' } as const;

function setUp(answers: Record<string, () => unknown>, sent = {}) {
  const send = vi.fn(async ({ name }: Operation) => answers[name]?.());
  const enter = vi.fn();
  const call = async (name: string) => answers[name]?.();
  const store = createSignInStore({ call } as never, enter, sent);
  const second = (code: string) => async () =>
    (await send({ ...loginSecondStep, code } as Operation)) as { token: string; user: User };
  return { second, enter, store };
}
const refuse =
  (name: CallError['error'], details = {}) =>
  () => {
    throw new CallError(name, 1, name, details);
  };

describe('a sign-in', () => {
  it('enters with the password where that is all', async () => {
    const { store, enter } = setUp({ login: () => ({ token: 't', user }) });
    await store.signIn(credentials);
    expect(enter).toHaveBeenCalledWith({ token: 't', user });
    expect(store.state).toMatchObject({ busy: false, error: null, ticket: null });
  });

  it('says what went wrong by name', async () => {
    const { store, enter } = setUp({ login: refuse('incorrect_credentials') });
    await store.signIn(credentials);
    expect(store.state).toMatchObject({ busy: false, error: 'incorrect_credentials', ticket: null });
    expect(enter).not.toHaveBeenCalled();
  });

  it('takes a second step with the ticket of the first, which a wrong code leaves as it is', async () => {
    const answers = {
      login: refuse('second_factor_required', { ticket: 'ticket' }),
      loginSecondStep: refuse('verification_failed') as () => unknown,
    };
    const { store, enter, second } = setUp(answers);
    await store.signIn(credentials);
    expect(enter).not.toHaveBeenCalled();
    expect(store.state).toMatchObject({ busy: false, error: null, ticket: 'ticket' });
    await store.attempt(second('000000'));
    expect(store.state).toMatchObject({ busy: false, error: 'verification_failed', ticket: 'ticket' });
    answers.loginSecondStep = () => ({ token: 't', user });
    await store.attempt(second('123456'));
    expect(enter).toHaveBeenCalledWith({ token: 't', user });
  });

  it('begins anew when the ticket is over, and when the person goes back', async () => {
    const { store, second } = setUp({ loginSecondStep: refuse('code_expired') }, { ticket: 'late' });
    await store.attempt(second('123456'));
    expect(store.state).toMatchObject({ busy: false, error: 'code_expired', ticket: null });
    const other = setUp({}, { ticket: 'ticket', error: 'code_used' });
    expect(other.store.state).toMatchObject({ ticket: 'ticket', error: 'code_used' });
    other.store.back();
    expect(other.store.state).toMatchObject({ busy: false, error: null, ticket: null });
  });
});

describe('a second step without a code', () => {
  it('says what there is to do, requests the link, and goes back to the code', async () => {
    const { store } = setUp({}, { ticket: 'ticket', error: 'code_used' });
    store.goWithout('lost');
    expect(store.state).toMatchObject({ without: 'lost', error: null });
    await store.requestLink(refuse('rate_limited') as never);
    expect(store.state).toMatchObject({ without: 'lost', error: 'rate_limited', ticket: 'ticket' });
    const twice = vi.fn(async () => ({}));
    await Promise.all([store.requestLink(twice), store.requestLink(twice)]);
    expect(twice).toHaveBeenCalledOnce();
    expect(store.state).toMatchObject({ without: 'sent', error: null, busy: false });
    store.goWithout(null);
    expect(store.state).toMatchObject({ without: null, ticket: 'ticket' });
  });

  it('begins anew when the ticket is over', async () => {
    const { store } = setUp({}, { ticket: 'late', step: 'lost' });
    expect(store.state.without).toBe('lost');
    await store.requestLink(async () => refuse('code_expired')());
    expect(store.state).toMatchObject({ without: null, ticket: null, error: 'code_expired' });
  });
});

describe('the offer to make a passkey without a question', () => {
  it('is asked for where the browser can, in both steps', async () => {
    const call = vi.fn(async () => ({ token: 't', user }));
    const store = createSignInStore({ call } as never, vi.fn());
    await store.look(async () => false);
    await store.signIn(credentials);
    expect(call).toHaveBeenLastCalledWith('login', credentials);
    await store.look(async () => true);
    await store.signIn(credentials);
    expect(call).toHaveBeenLastCalledWith('login', { ...credentials, passkey_offer: true });
    expect(store.offer()).toEqual({ passkey_offer: true });
  });
});

describe('a sign-in with a passkey', () => {
  it('enters, and is busy while the dialog of the browser is open', async () => {
    const { store, enter } = setUp({});
    const seen: unknown[] = [];
    await store.passkeyAsked(async () => {
      seen.push(store.state.busy);
      return { token: 't', user };
    });
    expect(seen).toEqual(['passkey']);
    expect(enter).toHaveBeenCalledWith({ token: 't', user });
    expect(store.state).toMatchObject({ busy: false, error: null, ticket: null });
  });

  it.each(['passkey_cancelled', 'passkey_unsupported', 'passkey_blocked', 'passkey_other_origin'] as const)(
    'says what the browser refused: %s',
    async (failure) => {
      const { store } = setUp({});
      await store.passkeyAsked(async () => {
        throw new CeremonyError(failure);
      });
      expect(store.state).toMatchObject({ busy: false, error: failure, ticket: null });
    },
  );

  it('says what the service refused', async () => {
    const { store } = setUp({});
    await store.passkeyAsked(async () => refuse('passkey_unknown')());
    expect(store.state.error).toBe('passkey_unknown');
  });

  it('waits below the field without a word, until one is chosen', async () => {
    const { store, enter } = setUp({ login: refuse('incorrect_credentials') });
    await store.passkeyChosen(async () => {
      throw new CeremonyError('passkey_cancelled');
    });
    expect(store.state.error).toBeNull();
    await store.signIn(credentials);
    await store.passkeyChosen(async (onConfirmed) => {
      onConfirmed();
      expect(store.state).toMatchObject({ busy: 'passkey', error: null });
      return refuse('passkey_expired')();
    });
    expect(store.state).toMatchObject({ busy: false, error: 'passkey_expired', ticket: null });
    expect(enter).not.toHaveBeenCalled();
  });
});
