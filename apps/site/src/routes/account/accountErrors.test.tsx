// @vitest-environment happy-dom
import type { Operation, User } from '@tern/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { proxy } from 'valtio';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { type Stores, StoresProvider } from '../../app/stores.tsx';
import { SecuritySection } from './SecuritySection.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The props that each pattern was given last. */
const shown = vi.hoisted(() => ({}) as Record<string, Record<string, unknown>>);
vi.mock('@tern/patterns', () =>
  Object.fromEntries(
    [
      'ActivityLog',
      'AppAccess',
      'DeleteAccount',
      'EmailChange',
      'ExportData',
      'MailPreferences',
      'Passkeys',
      'RememberedBrowsers',
      'SecondFactor',
      'SessionsList',
    ].map((name) => [
      name,
      (props: Record<string, unknown>) => {
        shown[name] = props;
        return null;
      },
    ]),
  ),
);
vi.mock('@tern/ui', () => ({ Stack: ({ children }: { children: unknown }) => children }));
vi.mock('../../passkeys/hasPasskeys.ts', () => ({ hasPasskeys: () => true }));
vi.mock('../../passkeys/ceremonies.ts', () => ({ makePasskey: async () => ({ id: 'made' }) }));

const roots: Root[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  document.body.replaceChildren();
});

const refusal = (name: CallError['error']) => () => {
  throw new CallError(name, 1, name);
};

async function open(page: React.ReactElement, answers: Record<string, () => unknown>) {
  const user = { user_id: 'u', email: 'old@mail.test', is_password_set: true } as User;
  const call = async (name: string) => (answers[name] ?? refusal('unavailable'))();
  const api = { call, send: ({ name }: Operation) => call(name) };
  const session = { state: proxy({ user, busy: false }) };
  const stores = { api, session, brought: new Map() } as unknown as Stores;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  await act(async () => root.render(<StoresProvider value={stores}>{page}</StoresProvider>));
}

/** Calls what a pattern calls. */
const does = (name: string, event: string, ...given: unknown[]) =>
  act(async () => {
    const call = shown[name]?.[event] as ((...all: unknown[]) => void) | undefined;
    call?.(...given);
  });

/** Waits until a pattern is given these props. */
const becomes = (name: string, props: object) =>
  act(() => vi.waitFor(() => expect(shown[name]).toMatchObject(props)));

const options = () => ({ options: { rp: { id: 'tern.example' } } });

it('a first passkey that is refused for the address has its sentence', async () => {
  const answers = {
    passkeyList: () => ({ passkeys: [] }),
    passkeyAddOptions: options,
    passkeyAdd: refusal('email_known'),
  };
  await open(<SecuritySection />, answers);
  await does('Passkeys', 'onFirst');
  await becomes('Passkeys', { error: 'email_known', busy: false });
});

it('no code is called wrong before one was typed, and its field stays', async () => {
  const answers: Record<string, () => unknown> = {
    passkeyList: () => ({ passkeys: [] }),
    passkeyAddOptions: refusal('second_factor_required'),
    accountDelete: refusal('second_factor_required'),
  };
  await open(<SecuritySection />, answers);
  await does('Passkeys', 'onStep', 'add');
  await does('Passkeys', 'onSubmit', { password: 'Abc#1234', code: '' });
  await becomes('Passkeys', { secondFactor: true, error: undefined });

  await becomes('DeleteAccount', { secondFactor: false });
  await does('DeleteAccount', 'onDelete', { password: 'Abc#1234', code: '' });
  await becomes('DeleteAccount', { secondFactor: true, error: undefined });
  let respond: () => void = () => {};
  answers.accountDelete = () =>
    new Promise((_, refuse) => {
      respond = () => refuse(new CallError('verification_failed', 1, ''));
    });
  await does('DeleteAccount', 'onDelete', { password: 'Abc#1234', code: '000000' });
  await becomes('DeleteAccount', { secondFactor: true, busy: 'delete', error: undefined });
  await act(async () => respond());
  await becomes('DeleteAccount', { secondFactor: true, error: 'verification_failed' });
});

it('a change of the address that another window has carried out is not called stopped', async () => {
  await open(<SecuritySection />, {
    emailChange: () => ({ waiting: { email: 'new@mail.test', resend_after: 60 } }),
    emailChangeCancel: () => ({
      waiting: null,
      is_stopped: false,
      user: { user_id: 'u', email: 'new@mail.test', factor_recovery: null },
    }),
  });
  await does('EmailChange', 'onStop');
  await becomes('EmailChange', {
    view: { step: 'address', email: 'new@mail.test', outcome: undefined },
    error: 'other_window',
  });
});
