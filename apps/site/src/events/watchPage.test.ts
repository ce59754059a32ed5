import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewPage, watchPage } from './watchPage.ts';

const track = vi.fn();
let intersect: (entries: { isIntersecting: boolean; target: unknown }[]) => void = () => {};
const observed: unknown[] = [];

beforeEach(() => {
  track.mockReset();
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(take: typeof intersect) {
        intersect = take;
      }
      observe(target: unknown) {
        observed.push(target);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('location', { host: 'tern.example' });
});
afterEach(() => vi.unstubAllGlobals());

const promo = { dataset: { promo: 'blackfriday ribbon' } };
const plan = { dataset: {} };
/** A document in which every press hits one link. */
function pageWith(link: object | null) {
  const root = Object.assign(new EventTarget(), {
    closest: () => link,
    querySelectorAll: () => [promo],
    querySelector: () => plan,
  });
  const end = watchPage(root as unknown as Document, track);
  return { press: (type = 'click') => root.dispatchEvent(new Event(type)), end };
}
const linkTo = (pathname: string, more: object = {}) => ({
  pathname,
  hreflang: '',
  dataset: {},
  closest: () => null,
  ...more,
});

it.each([
  [linkTo('/de', { hreflang: 'de' }), [['language_chosen', { to: 'de' }]]],
  [linkTo('/de/m/pricing/checkout/12m'), [['plan_chosen', { plan: '12m' }]]],
  [linkTo('/pricing/checkout'), [['plan_chosen', { plan: 'default' }]]],
  [linkTo('/f.exe', { dataset: { app: 'windows' } }), [['download_pressed', { app: 'windows' }]]],
  [
    linkTo('/x', { closest: () => promo }),
    [['campaign_pressed', { campaign: 'blackfriday', place: 'ribbon' }]],
  ],
  [linkTo('/about'), []],
  [null, []],
])('tells of a press on %j', (link, told) => {
  const { press, end } = pageWith(link);
  press();
  expect(track.mock.calls).toEqual(told);
  end();
  press('auxclick');
  expect(track).toHaveBeenCalledTimes(told.length);
});

it('tells of campaigns and plans that come into view, once', () => {
  pageWith(null);
  expect(observed).toEqual([promo, plan]);
  intersect([
    { isIntersecting: true, target: promo },
    { isIntersecting: false, target: plan },
  ]);
  expect(track.mock.calls).toEqual([['campaign_shown', { campaign: 'blackfriday', place: 'ribbon' }]]);
  intersect([{ isIntersecting: true, target: plan }]);
  expect(track).toHaveBeenLastCalledWith('plan_seen', {});
});

it('views a page with the host that led to it, and nothing of its address', () => {
  viewPage('/what-is-vpn', 'https://search.example/find?q=secret', track);
  expect(track.mock.calls).toEqual([['page_view', { path: '/what-is-vpn', referrer: 'search.example' }]]);
  viewPage('/de/pricing/checkout/6m', 'https://tern.example/de/pricing', track);
  expect(track.mock.calls.slice(1)).toEqual([
    ['page_view', { path: '/de/pricing/checkout/6m' }],
    ['checkout_opened', { plan: '6m' }],
  ]);
});
