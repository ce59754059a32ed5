// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { showAddress } from './showAddress.ts';

const info = { user_ip: '81.2.69.142', country_code: 'GB' };
const page = () => {
  document.documentElement.lang = 'de';
  document.body.innerHTML =
    '<p class="muted"><span data-own-address="big">…</span></p><span data-own-country>?</span>';
  return document.body;
};
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
});

it('writes address and country, in the language of the page', async () => {
  const body = page();
  await showAddress(document, async () => info);
  expect(body.querySelector('p')?.textContent).toBe(info.user_ip);
  expect(body.querySelector('p')?.className).toBe('big');
  expect(body.querySelector('[data-own-country]')?.textContent).toBe('Vereinigtes Königreich');
});

it('leaves the page as it is when the service does not answer', async () => {
  const body = page();
  const before = body.innerHTML;
  await showAddress(document, () => Promise.reject(new Error('offline')));
  expect(body.innerHTML).toBe(before);
});

it('leaves a page alone that has become alive meanwhile', async () => {
  const body = page();
  const before = body.innerHTML;
  await showAddress(document, async () => {
    document.documentElement.dataset.hydrated = '';
    return info;
  });
  expect(body.innerHTML).toBe(before);
});

it('asks nothing where there is no place for it', async () => {
  await showAddress(document, () => {
    throw new Error('asked');
  });
});
