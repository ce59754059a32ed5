/** Where a law asks for a choice before a visitor is measured. Country codes of ISO 3166. */
export const consentRegions = {
  /** The European Economic Area, with the territories of its members that have codes of their own. */
  eea: [
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
    ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'IS', 'LI', 'NO'],
    ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  ],
  /** With the Crown dependencies and Gibraltar, whose laws follow it. */
  uk: ['GB', 'GG', 'GI', 'IM', 'JE'],
  switzerland: ['CH'],
  brazil: ['BR'],
} as const satisfies Record<string, readonly string[]>;

/** `none`: no law asks for a choice. `unknown`: the country is not known, and nothing is taken for granted. */
export type ConsentRegion = keyof typeof consentRegions | 'none' | 'unknown';

const names = Object.keys(consentRegions) as (keyof typeof consentRegions)[];

/** Every region there is. */
export const consentRegionNames: readonly ConsentRegion[] = [...names, 'none', 'unknown'];

/** The region of a country, two letters; `unknown` for null. */
export function consentRegionOf(country: string | null): ConsentRegion {
  if (country === null) return 'unknown';
  return names.find((name) => (consentRegions[name] as readonly string[]).includes(country)) ?? 'none';
}
