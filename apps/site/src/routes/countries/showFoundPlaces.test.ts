// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { showFoundPlaces } from './showFoundPlaces.ts';

const page = (says: string, list: string) =>
  `<main><div data-found="says">${says}</div><div data-found="list">${list}</div></main>`;
const shown = () => [...document.querySelectorAll('[data-found]')].map(({ innerHTML }) => innerHTML);
const responds = (html: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(html, { status }));

beforeEach(() => {
  document.body.innerHTML = page('', '<ul>all</ul>');
});

it('puts the places of a page in the place of those that are shown', async () => {
  responds(`<!doctype html><html><body>${page('1 country fits.', '<ul>one</ul>')}</body></html>`);
  expect(await showFoundPlaces('/vpn-server?q=one', () => true)).toBe(true);
  expect(shown()).toEqual(['1 country fits.', '<ul>one</ul>']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('leaves them where something newer was typed', async () => {
  responds(page('1 country fits.', '<ul>one</ul>'));
  expect(await showFoundPlaces('/vpn-server?q=o', () => false)).toBe(false);
  expect(shown()).toEqual(['', '<ul>all</ul>']);
});

it.each([
  ['is refused', page('', ''), 429],
  ['has no places', '<p>Another page</p>', 200],
])('rejects, and changes nothing, where the page %s', async (_, html, status) => {
  responds(html, status);
  await expect(showFoundPlaces('/vpn-server?q=o', () => true)).rejects.toThrow();
  expect(shown()).toEqual(['', '<ul>all</ul>']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});
