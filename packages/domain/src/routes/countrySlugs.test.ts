import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countrySlug } from './countrySlugs.ts';
import { matchRoute } from './matchRoute.ts';

/** Every pair of capital letters, whether it is a country or not. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((a) => letters.map((b) => a + b));

describe('the address of a country', () => {
  it('is the one that the pages of the specification have', () => {
    for (const { code, slug } of countries) expect(countrySlug(code)).toBe(slug);
  });

  it('is of one country alone, and of one page of the manifest', () => {
    const slugs = codes.map(countrySlug);
    expect(new Set(slugs).size).toBe(codes.length);
    const own = new Set(countries.map(({ slug }) => slug));
    for (const slug of slugs)
      expect(matchRoute(`/vpn-server/${slug}`)?.route.id, slug).toBe(
        own.has(slug) ? 'vpnServer' : 'networkCountry',
      );
  });

  it('is no page where it names no country', () => {
    for (const path of ['japan', 'Japan-vpn/tokyo', 'x_y-vpn', '-vpn', '2-vpn'])
      expect(matchRoute(`/vpn-server/${path}`), path).toBeNull();
  });
});
