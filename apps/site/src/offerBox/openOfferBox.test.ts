// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEvents } from '../boot/track.ts';
import { offerBoxKey } from './offerBoxMemory.ts';
import { openOfferBox } from './openOfferBox.ts';

const now = Date.UTC(2026, 10, 28);
const hour = 3_600_000;
const run = 'blackfriday:1764201600000';
const html = (end: number) => `<style>aside{}</style>
  <aside data-offer-box="${run}" data-promo="blackfriday box" aria-label="Black Friday">
    <a href="/promotion">62% off</a><time data-countdown="${end}"><i data-unit="d"></i></time>
    <button type="button">Hide</button></aside>`;
const box = () => document.querySelector<HTMLElement>('[data-offer-box]');
const isShown = () => box()?.hidden === false;

let responses: Record<string, () => Response>;
let asked: string[];
/** Where each element lies, by its id. */
let lies: Record<string, [top: number, bottom: number]>;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  lies = { box: [500, 560] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = (this.matches('[data-offer-box]') ? lies.box : lies[this.id]) ?? [0, 0];
    return { left: 0, right: 300, width: 300, top, bottom, height: bottom - top } as DOMRect;
  });
  asked = [];
  responses = { '/offer-box/de/mobile': () => new Response(html(now + hour)) };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return responses[address]?.() ?? new Response(null, { status: 204 });
  });
  document.documentElement.lang = 'de';
  delete document.documentElement.dataset.customer;
  document.documentElement.dataset.variant = 'mobile';
  document.body.innerHTML = '<main tabindex="-1"><a id="link" href="/x">x</a><form id="form"></form></main>';
  takeEvents(() => {}, { forgetEarly: true });
});
afterEach(() => {
  box()?.querySelector('button')?.click();
  localStorage.clear();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const used = async () => {
  dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(done));
};

it('comes with its style, takes no focus, and tells that it was shown', async () => {
  const told: unknown[] = [];
  takeEvents(({ name, params }) => told.push([name, params]));
  const link = document.getElementById('link') as HTMLElement;
  link.focus();
  await openOfferBox();
  expect(isShown()).toBe(true);
  expect(document.activeElement).toBe(link);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(box()?.querySelector('[data-unit]')?.textContent).toBe('00');
  expect(told).toEqual([['campaign_shown', { campaign: 'blackfriday', place: 'box' }]]);
});

it('comes once in a visit, and after it was put away not again for the same offer', async () => {
  await openOfferBox();
  box()?.remove();
  await openOfferBox();
  expect(box()).toBeNull();
  vi.setSystemTime(now + 25 * hour);
  responses['/offer-box/de/mobile'] = () => new Response(html(now + 99 * hour));
  await openOfferBox();
  expect(isShown()).toBe(true);
  box()?.querySelector('button')?.click();
  expect(box()).toBeNull();
  vi.setSystemTime(now + 60 * hour);
  await openOfferBox();
  expect(box()).toBeNull();
  responses['/offer-box/de/mobile'] = () =>
    new Response(html(now + 99 * hour).replace(run, 'blackfriday:1795737600000'));
  await openOfferBox();
  expect(isShown()).toBe(true);
});

it('goes with Escape from anywhere, but not with one that closes something else; a focus inside goes back', async () => {
  await openOfferBox();
  const pressEscape = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const link = document.getElementById('link') as HTMLElement;
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header><details open><summary>Menu</summary></details></header>',
  );
  link.focus();
  pressEscape();
  expect(isShown()).toBe(true);
  document.querySelector('header')?.remove();
  box()?.querySelector('button')?.focus();
  pressEscape();
  expect(box()).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(localStorage.getItem(offerBoxKey)).toContain('true');
});

it('waits while a form or the banner lies below it, a field has the focus, or there is no room', async () => {
  lies.form = [550, 700];
  await openOfferBox();
  expect(isShown()).toBe(false);
  expect(localStorage.getItem(offerBoxKey)).toBeNull();
  lies.form = [700, 800];
  await used();
  expect(isShown()).toBe(true);
  lies.form = [400, 501];
  await used();
  expect(isShown()).toBe(false);
  lies.form = [0, 0];
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<section id="banner" data-promo="blackfriday banner">');
  lies.banner = [500, 900];
  await used();
  expect(isShown()).toBe(false);
  lies.banner = [0, 0];
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input id="field">');
  document.getElementById('field')?.focus();
  await used();
  expect(isShown()).toBe(false);
  (document.activeElement as HTMLElement).blur();
  await used();
  expect(isShown()).toBe(true);
  lies.box = [0, 0];
  await used();
  expect(isShown()).toBe(false);
});

it('is never beside the choice about cookies', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<section data-consent=""></section>');
  await openOfferBox();
  expect(isShown()).toBe(false);
  document.querySelector('[data-consent]')?.remove();
  await vi.waitFor(() => expect(isShown()).toBe(true));
  document.body.insertAdjacentHTML('afterbegin', '<section data-consent=""></section>');
  await vi.waitFor(() => expect(isShown()).toBe(false));
});

it('is gone at the end of the offer, and never comes after it', async () => {
  await openOfferBox();
  vi.setSystemTime(now + hour);
  await used();
  expect(box()).toBeNull();
  localStorage.clear();
  await openOfferBox();
  expect(box()).toBeNull();
});

it.each([
  ['no campaign has one', () => new Response(null, { status: 204 })],
  ['the edge is away', () => new Response('', { status: 503 })],
  ['the answer is no box', () => new Response('<p>No</p>')],
])('stays away where %s', async (_why, response) => {
  responses['/offer-box/de/mobile'] = response;
  await openOfferBox();
  expect(box()).toBeNull();
});

it.each([
  ['visitor', true],
  ['trial', false],
  ['plan', false],
  ['ending', false],
  ['overdue', false],
  ['ended', true],
])('to somebody who is known as %s', async (standing, comes) => {
  document.documentElement.dataset.customer = standing;
  await openOfferBox();
  expect(isShown()).toBe(comes);
  expect(asked.includes('/offer-box/de/mobile')).toBe(comes);
});
