import { isSuccess, login, logout } from '@tern/contract';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockedAnswer, mockOperation } from './mockOperation.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

async function answer(...handlers: ReturnType<typeof mockOperation>[]) {
  server.resetHandlers(...handlers);
  const response = await fetch(`http://localhost${login.path}`, { method: login.method, body: '{}' });
  return { status: response.status, envelope: await response.json() };
}

it('answers an error with its code and status', async () => {
  const { status, envelope } = await answer(mockOperation(login, { error: 'incorrect_credentials' }));
  expect(status).toBe(422);
  expect(envelope).toMatchObject({ code: 20101, data: { error: 'incorrect_credentials' } });
  expect(isSuccess(envelope)).toBe(false);
});

it('refuses data that the contract refuses', () => {
  const wrong = { data: { token: 5 } } as unknown as MockedAnswer<typeof login>;
  expect(() => mockOperation(login, wrong)).toThrow(/mock of login does not fit/);
});

it('covers operations of either method', () => {
  expect(mockOperation(logout, { error: 'internal' }).info.header).toContain(logout.path);
});
