import { expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { unmetClaims } from './unmetClaims.ts';

const claims = { servers: 6000, countries: 50 };

it.each([
  [{ servers: 6000, countries: 50 }, []],
  [{ servers: 9000, countries: 90 }, []],
  [{ servers: 5999, countries: 50 }, [{ claim: 'servers', claimed: 6000, found: 5999 }]],
  [{ servers: 6000, countries: 49 }, [{ claim: 'countries', claimed: 50, found: 49 }]],
])('a network of %j leaves %j unmet', (found, unmet) => {
  expect(unmetClaims(found, claims)).toEqual(unmet);
});

it('compares with the claims of the brand file', () => {
  expect(unmetClaims({ servers: 0, countries: 0 })).toEqual([
    { claim: 'servers', claimed: brand.claims.servers, found: 0 },
    { claim: 'countries', claimed: brand.claims.countries, found: 0 },
  ]);
});
