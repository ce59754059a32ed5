/** A country with a page under `/vpn-server` (spec section 2). */
export interface Country {
  /** Last segment of the address. */
  readonly slug: string;
  /** ISO 3166-1 alpha-2: names come from `Intl.DisplayNames`. */
  readonly code: string;
  /** ISO 639-1 codes of the languages most people there use, most common first. */
  readonly languages: readonly string[];
  /** IANA time zones that cover the country's large cities, from west to east. */
  readonly timeZones: readonly string[];
  /** Large cities: English name, latitude and longitude in degrees. Places on a map, not a list of servers. */
  readonly cities: readonly { readonly name: string; readonly at: readonly [number, number] }[];
}

export const countries: readonly Country[] = [
  {
    slug: 'usa-vpn',
    code: 'US',
    languages: ['en', 'es'],
    timeZones: ['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'],
    cities: [
      { name: 'New York', at: [40.71, -74.01] },
      { name: 'Los Angeles', at: [34.05, -118.24] },
      { name: 'Chicago', at: [41.88, -87.63] },
      { name: 'Dallas', at: [32.78, -96.8] },
      { name: 'Miami', at: [25.76, -80.19] },
      { name: 'Seattle', at: [47.61, -122.33] },
    ],
  },
  {
    slug: 'canada-vpn',
    code: 'CA',
    languages: ['en', 'fr'],
    timeZones: [
      'America/Vancouver',
      'America/Edmonton',
      'America/Winnipeg',
      'America/Toronto',
      'America/Halifax',
    ],
    cities: [
      { name: 'Toronto', at: [43.65, -79.38] },
      { name: 'Montreal', at: [45.5, -73.57] },
      { name: 'Vancouver', at: [49.28, -123.12] },
      { name: 'Calgary', at: [51.05, -114.07] },
    ],
  },
  {
    slug: 'brazil-vpn',
    code: 'BR',
    languages: ['pt'],
    timeZones: ['America/Manaus', 'America/Sao_Paulo'],
    cities: [
      { name: 'São Paulo', at: [-23.55, -46.63] },
      { name: 'Rio de Janeiro', at: [-22.91, -43.17] },
      { name: 'Brasília', at: [-15.79, -47.88] },
      { name: 'Fortaleza', at: [-3.73, -38.53] },
    ],
  },
  {
    slug: 'uk-vpn',
    code: 'GB',
    languages: ['en'],
    timeZones: ['Europe/London'],
    cities: [
      { name: 'London', at: [51.51, -0.13] },
      { name: 'Manchester', at: [53.48, -2.24] },
      { name: 'Edinburgh', at: [55.95, -3.19] },
    ],
  },
  {
    slug: 'france-vpn',
    code: 'FR',
    languages: ['fr'],
    timeZones: ['Europe/Paris'],
    cities: [
      { name: 'Paris', at: [48.86, 2.35] },
      { name: 'Marseille', at: [43.3, 5.37] },
      { name: 'Lyon', at: [45.76, 4.84] },
    ],
  },
  {
    slug: 'germany-vpn',
    code: 'DE',
    languages: ['de'],
    timeZones: ['Europe/Berlin'],
    cities: [
      { name: 'Berlin', at: [52.52, 13.41] },
      { name: 'Hamburg', at: [53.55, 9.99] },
      { name: 'Munich', at: [48.14, 11.58] },
      { name: 'Frankfurt', at: [50.11, 8.68] },
    ],
  },
  {
    slug: 'italy-vpn',
    code: 'IT',
    languages: ['it'],
    timeZones: ['Europe/Rome'],
    cities: [
      { name: 'Rome', at: [41.9, 12.5] },
      { name: 'Milan', at: [45.46, 9.19] },
      { name: 'Naples', at: [40.85, 14.27] },
    ],
  },
  {
    slug: 'india-vpn',
    code: 'IN',
    languages: ['hi', 'en'],
    timeZones: ['Asia/Kolkata'],
    cities: [
      { name: 'Mumbai', at: [19.08, 72.88] },
      { name: 'Delhi', at: [28.61, 77.21] },
      { name: 'Bengaluru', at: [12.97, 77.59] },
      { name: 'Chennai', at: [13.08, 80.27] },
    ],
  },
  {
    slug: 'singapore-vpn',
    code: 'SG',
    languages: ['en', 'zh', 'ms', 'ta'],
    timeZones: ['Asia/Singapore'],
    cities: [{ name: 'Singapore', at: [1.35, 103.82] }],
  },
  {
    slug: 'indonesia-vpn',
    code: 'ID',
    languages: ['id'],
    timeZones: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
    cities: [
      { name: 'Jakarta', at: [-6.21, 106.85] },
      { name: 'Surabaya', at: [-7.26, 112.75] },
      { name: 'Medan', at: [3.6, 98.67] },
    ],
  },
  {
    slug: 'hongkong-vpn',
    code: 'HK',
    languages: ['zh', 'en'],
    timeZones: ['Asia/Hong_Kong'],
    cities: [{ name: 'Hong Kong', at: [22.32, 114.17] }],
  },
  {
    slug: 'korea-vpn',
    code: 'KR',
    languages: ['ko'],
    timeZones: ['Asia/Seoul'],
    cities: [
      { name: 'Seoul', at: [37.57, 126.98] },
      { name: 'Busan', at: [35.18, 129.08] },
    ],
  },
  {
    slug: 'japan-vpn',
    code: 'JP',
    languages: ['ja'],
    timeZones: ['Asia/Tokyo'],
    cities: [
      { name: 'Tokyo', at: [35.68, 139.69] },
      { name: 'Osaka', at: [34.69, 135.5] },
      { name: 'Sapporo', at: [43.06, 141.35] },
    ],
  },
  {
    slug: 'australia-vpn',
    code: 'AU',
    languages: ['en'],
    timeZones: ['Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Sydney'],
    cities: [
      { name: 'Sydney', at: [-33.87, 151.21] },
      { name: 'Melbourne', at: [-37.81, 144.96] },
      { name: 'Brisbane', at: [-27.47, 153.03] },
      { name: 'Perth', at: [-31.95, 115.86] },
    ],
  },
];
