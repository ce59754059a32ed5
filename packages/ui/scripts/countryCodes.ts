/** Names Natural Earth shortens, and what the Unicode names are. */
const longNames: Readonly<Record<string, string>> = {
  'W. Sahara': 'Western Sahara',
  'United States of America': 'United States',
  'Dem. Rep. Congo': 'Congo - Kinshasa',
  Congo: 'Congo - Brazzaville',
  'Dominican Rep.': 'Dominican Republic',
  'Falkland Is.': 'Falkland Islands',
  'Fr. S. Antarctic Lands': 'French Southern Territories',
  'Central African Rep.': 'Central African Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  eSwatini: 'Eswatini',
  Myanmar: 'Myanmar (Burma)',
  'Solomon Is.': 'Solomon Islands',
  'Bosnia and Herz.': 'Bosnia & Herzegovina',
  Macedonia: 'North Macedonia',
  'Trinidad and Tobago': 'Trinidad & Tobago',
  'S. Sudan': 'South Sudan',
  'Hong Kong': 'Hong Kong SAR China',
  Macao: 'Macao SAR China',
  'St. Vin. and Gren.': 'St. Vincent & Grenadines',
  'St. Kitts and Nevis': 'St. Kitts & Nevis',
  'Antigua and Barb.': 'Antigua & Barbuda',
  'São Tomé and Principe': 'São Tomé & Príncipe',
  'Marshall Is.': 'Marshall Islands',
  'Cayman Is.': 'Cayman Islands',
  'Faeroe Is.': 'Faroe Islands',
  'Fr. Polynesia': 'French Polynesia',
  'U.S. Virgin Is.': 'U.S. Virgin Islands',
  'British Virgin Is.': 'British Virgin Islands',
  'Turks and Caicos Is.': 'Turks & Caicos Islands',
  'Cook Is.': 'Cook Islands',
  Turkey: 'Türkiye',
  Palestine: 'Palestinian Territories',
  'Cabo Verde': 'Cape Verde',
  "Côte d'Ivoire": 'Côte d’Ivoire',
};

/** Too small for the data, and on the internet all the same: degrees east and north. */
export const smallCountries: Readonly<Record<string, [number, number]>> = {
  GI: [-5.4, 36.1],
  GF: [-53.1, 4],
  GP: [-61.5, 16.3],
  MQ: [-61, 14.6],
  RE: [55.5, -21.1],
  YT: [45.2, -12.8],
  TV: [179.2, -8.5],
  BQ: [-68.3, 12.2],
};

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      // Withdrawn codes carry the name of their successor.
      const current = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
      return name && current ? [[name, code] as const] : [];
    }),
);

/** The two letters of a country as Natural Earth calls it; undefined for what has none. */
export const countryCode = (name: string): string | undefined => codes.get(longNames[name] ?? name);
