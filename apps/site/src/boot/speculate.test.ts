// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { speculate } from './speculate.ts';

const rules = '{"prefetch":[]}';
const supports = (type: string | null) =>
  Object.assign(HTMLScriptElement, { supports: (asked: string) => asked === type });

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const skipTransition = vi.fn();
const leave = () =>
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition } }));
const requested = vi.fn(async (_path: string) => new Response(rules));

it('adds the rules of the edge where the browser knows such, and blends no page that may be drawn already', async () => {
  supports('speculationrules');
  vi.stubGlobal('fetch', requested);
  leave();
  expect(skipTransition).not.toHaveBeenCalled();
  await speculate(document, {});
  const script = document.head.querySelector('script');
  expect([script?.type, script?.text]).toEqual(['speculationrules', rules]);
  expect(requested).toHaveBeenLastCalledWith('/speculation-rules/prerender.json');
  leave();
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

it.each([
  [{ saveData: true }, 'prefetch'],
  [{ effectiveType: 'slow-2g' }, 'prefetch'],
  [{ effectiveType: '3g' }, 'prefetch'],
  [{ effectiveType: '4g', type: 'cellular' }, 'prefetch'],
  [{ effectiveType: '4g', type: 'wifi', saveData: false }, 'prerender'],
])('takes by the connection %j the rules to %s', async (connection, name) => {
  supports('speculationrules');
  vi.stubGlobal('fetch', requested);
  await speculate(document, { connection });
  expect(requested).toHaveBeenLastCalledWith(`/speculation-rules/${name}.json`);
});

it('asks for nothing elsewhere', async () => {
  supports(null);
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await speculate(document);
  expect(fetch).not.toHaveBeenCalled();
});
