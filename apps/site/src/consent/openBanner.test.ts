// @vitest-environment happy-dom
import { readConsent } from '@tern/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentEvent } from '../boot/consentFacts.ts';
import { openBanner } from './openBanner.ts';

const html = `<style>i{}</style><section data-consent=""><form action="/consent" data-forget="front seen">
  <input type="hidden" name="language" value="de"><input type="hidden" name="how" value="banner">
  <p data-consent-is="granted" hidden>You have accepted.</p><p data-consent-is="denied" hidden>You have declined.</p>
  <p data-consent-is="signal" hidden>A signal.</p>
  <button name="choice" value="denied">Decline</button><button name="choice" value="granted">Accept</button>
</form></section><p role="status" data-consent-said=""></p>`;
/** As the edge does it: the cookie comes with the response. */
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async (_address, { body }) => {
  document.cookie = `consent=1.${(body as URLSearchParams).get('choice')}; Path=/`;
  return new Response();
});
const banner = () => document.querySelector<HTMLElement>('[data-consent]');
const press = (choice: string) => {
  const button = banner()?.querySelector<HTMLButtonElement>(`[value=${choice}]`);
  button?.focus();
  button?.form?.requestSubmit(button);
};

beforeEach(() => {
  document.documentElement.lang = 'de';
  document.body.innerHTML =
    '<a href="#main" id="skip">s</a><main id="main" tabindex="-1"></main><footer><a href="/p" id="link">c</a></footer>';
  vi.stubGlobal('fetch', sent);
  sent.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'consent=; Max-Age=0; Path=/';
  document.body.replaceChildren();
});

it.each([
  ['granted', 'You have accepted.'],
  ['denied', 'You have declined.'],
] as const)('%s: sent, told and said; the focus goes on in the page', async (choice, words) => {
  localStorage.setItem('front', '1');
  sessionStorage.setItem('seen', '1');
  localStorage.setItem('other', '1');
  const told = vi.fn<() => void>();
  document.addEventListener(consentEvent, told, { once: true });
  openBanner(html);
  press(choice);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(readConsent(document.cookie)).toBe(choice);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(new URL(address ?? '').pathname).toBe('/consent');
  expect(String(init?.body)).toBe(`language=de&how=banner&choice=${choice}`);
  const left = choice === 'granted' ? ['1', '1', '1'] : [null, null, '1'];
  expect([
    localStorage.getItem('front'),
    sessionStorage.getItem('seen'),
    localStorage.getItem('other'),
  ]).toEqual(left);
  expect(banner()).toBeNull();
  expect(document.querySelector('[role=status]')?.textContent).toBe(words);
  // The first stop of the page: the header is not skipped.
  expect(document.activeElement?.id).toBe('skip');
});

it('stays while a choice could not be saved', async () => {
  sent.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  openBanner(html);
  press('denied');
  await new Promise((done) => setTimeout(done));
  expect(banner()).not.toBeNull();
});

it('opened by a link: shows what holds, closes with Escape, and gives the focus back', async () => {
  const link = document.getElementById('link') as HTMLElement;
  document.cookie = 'consent=1.denied; Path=/';
  openBanner(html, link);
  const open = [...document.querySelectorAll<HTMLElement>('[data-consent-is]')].filter(
    ({ hidden }) => !hidden,
  );
  expect(open.map(({ textContent }) => textContent)).toEqual(['You have declined.']);
  expect(document.activeElement).toBe(banner());
  banner()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(readConsent(document.cookie)).toBe('denied');
  openBanner(html, link);
  press('granted');
  await vi.waitFor(() => expect(banner()).toBeNull());
  expect(String(sent.mock.calls[0]?.[1].body)).toContain('how=footer');
  expect(document.activeElement).toBe(link);
});

it('goes when the choice was made on another page, and by itself closes with no key', () => {
  openBanner(html);
  banner()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(banner()).not.toBeNull();
  document.cookie = 'consent=1.granted; Path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(banner()).toBeNull();
});
