// @vitest-environment happy-dom
import type { User } from '@tern/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { proxy } from 'valtio';
import { expect, it, vi } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { type Stores, StoresProvider } from '../../app/stores.tsx';
import { FactorRecoverySection } from './FactorRecoverySection.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('@tern/patterns', () => ({
  FactorRecoveryNotice: (props: { waiting: object | null; failed: boolean; onStop: () => void }) => (
    <button type="button" onClick={props.onStop}>
      {props.waiting ? (props.failed ? 'failed' : 'waiting') : 'stopped'}
    </button>
  ),
}));

const waiting = { begun_at: '2026-03-02T09:30:00.000Z', ready_at: '2026-03-09T09:30:00.000Z' };

async function open() {
  const user = proxy({ user_id: 'u', factor_recovery: waiting } as unknown as User);
  const fake = waitingApi();
  const stores = { api: fake.api, session: { state: proxy({ user }) } } as unknown as Stores;
  const place = document.body.appendChild(document.createElement('div'));
  await act(() =>
    createRoot(place).render(
      <StoresProvider value={stores}>
        <FactorRecoverySection />
      </StoresProvider>,
    ),
  );
  const end = () =>
    act(async () => {
      user.factor_recovery = null;
    });
  return { user, ...fake, place, end, press: () => act(() => place.querySelector('button')?.click()) };
}

it('says that the request is stopped once its own button has done so', async () => {
  const { nth, place, press } = await open();
  expect(place.textContent).toBe('waiting');
  await press();
  await act(() => nth('factorRecoveryStop', 0).fail());
  expect(place.textContent).toBe('failed');
  await press();
  await act(() => nth('factorRecoveryStop', 1).answer({ user_id: 'u', factor_recovery: null }));
  expect(place.textContent).toBe('stopped');
});

it('goes without a word when another act has ended the request', async () => {
  const { place, press, nth, end } = await open();
  await press();
  await act(() => nth('factorRecoveryStop', 0).fail());
  await end();
  expect(place.textContent).toBe('');
});
