import { signedInCookie } from '@tern/domain';
import { expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const manager = '/.well-known/change-password';
const page = '/myAccount/changePassword';
const member = `${signedInCookie}=1`;

/** As password managers follow it: W3C, "A Well-Known URL for Changing Passwords". */
it('leads a password manager to the page that changes the password, for now and with a sign-in where one is needed', async () => {
  const { ask, rendered } = stubEdge();
  const locationOf = async (path: string, cookie: string) => {
    const response = await ask(path, { cookie });
    return [response.status, headerOf(response, 'location'), headerOf(response, 'cache-control')];
  };
  expect(await locationOf(manager, member)).toEqual([
    302,
    page,
    expect.stringMatching(/no-store|no-cache|private/),
  ]);
  expect((await locationOf(manager, '')).slice(0, 2)).toEqual([
    302,
    `/login?redirect=${encodeURIComponent(page)}`,
  ]);
  expect((await locationOf(manager, `${member}; language=de`)).slice(0, 2)).toEqual([302, `/de${page}`]);
  const { status } = await ask(page, { cookie: member });
  expect([status, rendered]).toEqual([200, [page]]);
});

it('has no page at an address that must not exist, by which managers see that a status says something', async () => {
  const { ask } = stubEdge();
  const absent = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await ask(absent)).status).toBe(404);
});
