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

it('adds the rules of the edge where the browser knows such', async () => {
  supports('speculationrules');
  vi.stubGlobal('fetch', async () => new Response(rules));
  await speculate(document);
  const script = document.head.querySelector('script');
  expect([script?.type, script?.text]).toEqual(['speculationrules', rules]);
});

it('asks for nothing elsewhere', async () => {
  supports(null);
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await speculate(document);
  expect(fetch).not.toHaveBeenCalled();
});
