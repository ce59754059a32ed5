// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFresh } from './keepFresh.ts';

const reload = vi.fn();
const head = vi.fn<typeof fetch>();
const answer = (timing: string | null, { status = 200, redirected = false } = {}) =>
  Object.defineProperty(
    new Response(null, { status, headers: timing === null ? {} : { 'server-timing': timing } }),
    'redirected',
    { value: redirected },
  );
let known: { name: string; description: string }[] = [];
let ahead: object = {};
/** A page comes back, and its response has been read. */
async function comeBack(): Promise<void> {
  keepFresh(document);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await import('./renew.ts');
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  known = [
    { name: 'page', description: 'old' },
    { name: 'clock', description: '1' },
  ];
  document.body.innerHTML = '<div popover role="dialog"></div><form><input name="q" /></form>';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    {
      name: 'https://tern.example/pricing?plan=6m',
      serverTiming: known,
      ...ahead,
    } as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', head);
  head.mockResolvedValue(answer('page;desc="new", clock;desc="2"'));
});
afterEach(() => {
  ahead = {};
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  head.mockReset();
});

it('loads a page again whose content has changed', async () => {
  await comeBack();
  expect(head.mock.calls).toEqual([
    ['https://tern.example/pricing?plan=6m', { method: 'HEAD', cache: 'no-store' }],
  ]);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same content', answer('page;desc="old", clock;desc="2"')],
  ['a cache in front that says nothing', answer(null)],
  ['a failure', answer('page;desc="new"', { status: 503 })],
  ['the way to sign in', answer('page;desc="new"', { redirected: true })],
])('leaves the page as it is after %s', async (_case, response) => {
  head.mockResolvedValue(response);
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

it('asks nothing where the page does not know its content', async () => {
  known = [];
  await comeBack();
  expect(head).not.toHaveBeenCalled();
});

it.each([
  [
    'text in a field',
    () => Object.assign(document.querySelector('input') as HTMLInputElement, { value: 'a' }),
  ],
  ['a dialog', () => document.body.append(document.createElement('dialog'))],
  ['the fields of a payment', () => document.body.append(document.createElement('iframe'))],
])('takes nothing away: %s', async (_case, begin) => {
  begin();
  document.querySelector('dialog')?.setAttribute('open', '');
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['was drawn ahead', { activationStart: 12 }],
  ['was fetched ahead', { activationStart: 0, deliveryType: 'navigational-prefetch' }],
  ['was stored, and gone back to', { type: 'back_forward' }],
])('loads a page again that %s and has changed since', async (_, facts) => {
  ahead = facts;
  keepFresh(document);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('asks nothing about a page that was opened as every other', async () => {
  ahead = { type: 'navigate', activationStart: 0, deliveryType: '' };
  keepFresh(document);
  await import('./renew.ts');
  await new Promise((done) => setTimeout(done));
  expect(head).not.toHaveBeenCalled();
});
