import type { NetworkCity, NetworkCountry } from '@tern/contract';
import type { NetworkData } from '../src/app/publicData.ts';

const city = (
  id: string,
  name: string,
  [latitude, longitude, servers]: readonly [number, number, number],
  more: Partial<NetworkCity> = {},
): NetworkCity => ({
  ...{ id, name, names: {}, aliases: [], latitude, longitude, servers },
  ...{ time_zone: 'UTC', maintenance: 0, down: 0, load: 41 },
  ...more,
});
const country = (code: string, slug: string, cities: NetworkCity[], more: Partial<NetworkCountry> = {}) => ({
  ...{ code, slug, names: {}, aliases: [], currency: null, cities },
  ...more,
});

/** A network of few places in every state. */
export const networkCountries: readonly NetworkCountry[] = [
  country(
    'SE',
    'sweden-vpn',
    [
      city('se-sto', 'Stockholm', [59.33, 18.07, 400], { time_zone: 'Europe/Stockholm', down: 1 }),
      city('se-mma', 'Malmö', [55.6, 13, 40], { time_zone: 'Europe/Stockholm', maintenance: 40, load: null }),
    ],
    { currency: 'SEK' },
  ),
  country('DK', 'denmark-vpn', [city('dk-cph', 'Copenhagen', [55.68, 12.57, 60])], { currency: 'DKK' }),
  country('IS', 'iceland-vpn', [city('is-rkv', 'Reykjavík', [64.15, -21.94, 1])], { currency: 'ISK' }),
  country('NL', 'netherlands-vpn', [city('nl-ams', 'Amsterdam', [52.37, 4.9, 250])], {
    aliases: ['Holland'],
    currency: 'EUR',
  }),
  country('JP', 'japan-vpn', [city('jp-tyo', 'Tokyo', [35.68, 139.69, 220], { time_zone: 'Asia/Tokyo' })], {
    currency: 'JPY',
  }),
];

/** The data of a page about servers at the time `issuedAt`, ISO 8601; with a country, those of its page. */
export function networkFixture(issuedAt: string, slug?: string): NetworkData {
  const places = {
    ...{ issued_at: issuedAt, countries: [...networkCountries] },
    ...{ features: ['p2p', 'streaming'], protocols: ['openvpn', 'wireguard'] },
  };
  const own = networkCountries.find((each) => each.slug === slug);
  if (!own) return { places };
  return {
    places,
    country: own,
    servers: {
      traits: {
        ...{ features: ['p2p'], protocols: ['wireguard'], hosting: ['Example Hosting'] },
        ...{ owned: 40, rented: 400 },
      },
      cities: own.cities.map(({ id, servers: total }) => ({
        ...{ id, total, openvpn: id === 'se-sto' },
        servers: Array.from({ length: Math.min(total, 8) }, (_, index) => ({
          name: `${id}-${String(index + 1).padStart(3, '0')}`,
          state: index === 2 ? ('down' as const) : ('up' as const),
          load: index === 2 ? null : 10 + index * 9,
          changed_at: '2026-02-24T03:00:00.000Z',
        })),
      })),
    },
  };
}
