// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { guardScripts, ownMarkup, ownRules } from './guardScripts.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (given: string) => string | null>;

function rulesOf(sources?: string): Rules {
  document.head.innerHTML = `<script type="text/plain"${sources ? ` data-sources="${sources}"` : ''}></script>`;
  const createPolicy = vi.fn();
  guardScripts(document, { trustedTypes: { createPolicy } });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site', 'default']);
  return createPolicy.mock.calls[1]?.[1] as Rules;
}
afterEach(() => document.head.replaceChildren());

/** As the edge writes the sources of Stripe's script. */
const stripe = '^(https://js\\.stripe\\.com/|https://[^/]+\\.js\\.stripe\\.com/)';
const origin = () => new URL(document.baseURI).origin;

it('lets the scripts of the build through, as they are named', () => {
  const { createScriptURL } = rulesOf();
  expect(createScriptURL('/assets/boot-1.js')).toBe('/assets/boot-1.js');
  expect(createScriptURL(`${origin()}/assets/boot-1.js`)).toBe(`${origin()}/assets/boot-1.js`);
});

it.each([
  'https://evil.test/assets/a.js',
  '//evil.test/assets/a.js',
  'data:text/javascript,alert(1)',
  '/api/mms/payment/v1/web/plans',
  '/assets/../api/evil.js',
])('refuses %s', (address) => {
  expect(rulesOf(stripe).createScriptURL(address)).toBeNull();
});

it('refuses a blob of its own origin', () => {
  expect(rulesOf().createScriptURL(`blob:${origin()}/assets/1`)).toBeNull();
});

it('lets the addresses through that the document names, and what is below them where it says so', () => {
  const { createScriptURL } = rulesOf(stripe);
  expect(createScriptURL('https://js.stripe.com/endive/stripe.js')).not.toBeNull();
  expect(createScriptURL('https://m.js.stripe.com/a.js')).not.toBeNull();
  for (const address of [
    'https://js.stripe.com.evil.test/a.js',
    'https://evil.test/js.stripe.com',
    'http://m.js.stripe.com/a.js',
    'https://evil-js.stripe.com/a.js',
    'blob:https://js.stripe.com/1',
  ]) {
    expect(createScriptURL(address), address).toBeNull();
  }
});

it('makes no element of a string, but the empty script of React', () => {
  const { createHTML } = rulesOf();
  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('{"@type":"FAQPage"}')).toBe('{"@type":"FAQPage"}');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('<script></script><img src=x onerror=alert(1)>')).toBeNull();
});

it('takes markup and rules of the edge for what they are, and as strings where there are no such types', () => {
  const createPolicy = (
    name: string,
    rules: { createHTML(markup: string): string | null; createScript?(text: string): string | null },
  ) => ({
    createHTML: (markup: string) => ({ name, markup: rules.createHTML(markup) }),
    createScript: (text: string) => ({ name, text: rules.createScript?.(text) ?? null }),
  });
  guardScripts(document, { trustedTypes: { createPolicy } });
  expect(ownMarkup('<p>')).toEqual({ name: 'site', markup: '<p>' });
  expect(ownRules('{}')).toEqual({ name: 'site', text: '{}' });
  guardScripts(document, {});
  expect([ownMarkup('<p>'), ownRules('{}')]).toEqual(['<p>', '{}']);
});

it('leaves browsers without Trusted Types as they are', () => {
  expect(() => guardScripts(document, {})).not.toThrow();
});
