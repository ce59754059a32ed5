import { safeRedirectPath, siteAddress } from '@tern/domain';
import { redirectQueries, spelledPaths } from '@tern/testing/spelledPaths';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { goToPage, goToProvider, providerAddress, replacePage } from './leave.ts';
import { localHref } from './StaticLink.tsx';

const origin = 'https://tern.example';
const sites = [
  { language: 'en', variant: 'desktop' },
  { language: 'en', variant: 'mobile' },
  { language: 'de', variant: 'mobile' },
] as const;

function watchLocation() {
  const assign = vi.fn<(address: string) => void>();
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign, replace });
  return { assign, replace, last: () => assign.mock.lastCall?.[0] ?? replace.mock.lastCall?.[0] ?? '' };
}

afterEach(() => vi.unstubAllGlobals());

it('leaves for pages of the site alone', () => {
  const { assign, replace } = watchLocation();
  goToPage('/de/m/pricing?a=1#b');
  replacePage('//evil.example');
  expect(assign).toHaveBeenCalledWith('/de/m/pricing?a=1#b');
  expect(replace).toHaveBeenCalledWith('/');
});

it('stays on the site after a sign-in and in every link, whatever the address says', () => {
  const { last } = watchLocation();
  fc.assert(
    fc.property(spelledPaths, redirectQueries, fc.constantFrom(...sites), (path, query, site) => {
      const address = path + query;
      replacePage(siteAddress(safeRedirectPath(address) ?? '/myAccount', site));
      // An address of another host in a link says so: it has two slashes in front.
      const href = path.startsWith('//') ? '/' : localHref(address, site);
      for (const each of [last(), href]) {
        const url = new URL(each, `${origin}/de/m/login`);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toMatch(/^\/[/\\]/);
      }
    }),
    { numRuns: 4000, seed: 33 },
  );
});

it.each(['https://checkout.example/x?y#z', 'http://127.0.0.1:3000/pay', '/pricing'])(
  'loads the page of a provider at %s',
  (address) => {
    const { assign } = watchLocation();
    goToProvider(address);
    expect(assign).toHaveBeenCalledWith(address);
  },
);

it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'tern:pay', 'blob:x'])(
  'runs nothing for %j in place of a page',
  (address) => expect(() => providerAddress(address)).toThrow(),
);
