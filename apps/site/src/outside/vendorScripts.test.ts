// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadVendorScripts } from './vendorScripts.ts';

let allowed: boolean;
let tell: () => void;
const choice = {
  allows: async () => allowed,
  onChange: (listener: () => void) => {
    tell = listener;
  },
};
const scroll = (to: number) => {
  vi.stubGlobal('scrollY', to);
  dispatchEvent(new Event('scroll'));
};
const scripts = async () => {
  await Promise.resolve();
  await Promise.resolve();
  return [...document.querySelectorAll('script')].map(({ src }) => src);
};
const sources = ['https://a.example/a.js', 'https://b.example/b.js'];

beforeEach(() => {
  allowed = true;
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('loads them after 200 px, once', async () => {
  loadVendorScripts(document, sources, choice);
  scroll(199);
  expect(await scripts()).toEqual([]);
  scroll(200);
  scroll(400);
  tell();
  expect(await scripts()).toEqual(sources);
});

it('loads nothing without consent, and with a later one', async () => {
  allowed = false;
  loadVendorScripts(document, sources, choice);
  scroll(900);
  expect(await scripts()).toEqual([]);
  allowed = true;
  tell();
  expect(await scripts()).toEqual(sources);
});

it('waits for the scroll although consent came first', async () => {
  loadVendorScripts(document, sources, choice);
  tell();
  expect(await scripts()).toEqual([]);
});

it('counts a page that opens further down', async () => {
  vi.stubGlobal('scrollY', 500);
  loadVendorScripts(document, sources, choice);
  expect(await scripts()).toEqual(sources);
});
