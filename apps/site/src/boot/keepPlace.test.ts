import { expect, it } from 'vitest';
import { keepPlace } from './keepPlace.ts';

/** A document that is one link to the page in another language. */
function pageWithLink(lang: string, pathname: string, link: { hreflang: string; pathname: string }) {
  const place = { pathname, search: '' };
  const found = { ...link, search: '' };
  const document = Object.assign(new EventTarget(), {
    documentElement: { lang },
    closest: (selector: string) => (selector === 'a[hreflang]' ? found : null),
  });
  keepPlace(document as never, place);
  return {
    place,
    used: (type: string) => {
      document.dispatchEvent(new Event(type));
      return found.pathname + found.search;
    },
  };
}

it('takes the query along and leaves the page the server wrote', () => {
  const { place, used } = pageWithLink('en', '/nowhere', { hreflang: 'de', pathname: '/de' });
  place.search = '?plan=12m';
  expect(used('auxclick')).toBe('/de?plan=12m');
});

it.each([
  ['en', '', 'de', '/de'],
  ['de', '/de', 'ar', '/ar'],
  ['de', '/de', 'en', '/en'],
  ['ar', '/ar/m', 'en', '/en/m'],
  ['en', '/m', 'ja', '/ja/m'],
])('follows the router from %s %s to %s, and back', (lang, prefix, hreflang, wanted) => {
  const { place, used } = pageWithLink(lang, `${prefix}/myAccount`, {
    hreflang,
    pathname: `${wanted}/myAccount`,
  });
  Object.assign(place, { pathname: `${prefix}/myAccount/security`, search: '?a=1' });
  expect(used('click')).toBe(`${wanted}/myAccount/security?a=1`);
  Object.assign(place, { pathname: `${prefix}/myAccount`, search: '' });
  expect(used('contextmenu')).toBe(`${wanted}/myAccount`);
});

it('leaves everything else on the page alone', () => {
  const document = Object.assign(new EventTarget(), { documentElement: { lang: 'en' }, closest: () => null });
  const failed: unknown[] = [];
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: unknown, capture?: unknown) => {
    // Before the router handles the click: it would move on first.
    expect(capture).toBe(true);
    listen(type, (event) => {
      try {
        (listener as (event: Event) => void)(event);
        (listener as (event: object) => void)({ target: null });
        (listener as (event: object) => void)({ target: {} });
      } catch (error) {
        failed.push(error);
      }
    });
  };
  keepPlace(document as never, { pathname: '/a', search: '' });
  document.dispatchEvent(new Event('click'));
  expect(failed).toEqual([]);
});
