/** The seasons that have a look and words of their own (spec section 2, campaigns). */
export const campaignNames = ['blackfriday', 'halloween', 'easter', 'anniversary'] as const;
export type CampaignName = (typeof campaignNames)[number];

/** The years in which a season had another look. In every other year it wears its standing one. */
export const seasonYears = {
  blackfriday: [2020, 2021, 2022, 2023],
  halloween: [2021, 2022, 2023],
  easter: [2022, 2023],
  anniversary: [2022, 2023],
} as const satisfies Record<CampaignName, readonly number[]>;

type SeasonTheme = {
  [Name in CampaignName]: Name | `${Name}${(typeof seasonYears)[Name][number]}`;
}[CampaignName];

/** The looks a campaign can have. `neutral` is for every name that is no season. */
export type CampaignTheme = 'neutral' | SeasonTheme;

export const campaignThemes: readonly CampaignTheme[] = [
  'neutral',
  ...campaignNames.flatMap((name) => [
    name,
    ...seasonYears[name].map((year) => `${name}${year}` as SeasonTheme),
  ]),
];

export const isCampaignTheme = (text: unknown): text is CampaignTheme =>
  (campaignThemes as readonly unknown[]).includes(text);

/** The season a theme belongs to; null of the neutral one. */
export const seasonOf = (theme: CampaignTheme): CampaignName | null =>
  campaignNames.find((name) => theme.startsWith(name)) ?? null;

/** The look of a name in a year: the season's of that year, else its standing one, else the neutral one. */
export function themeOf(name: string, year: number): CampaignTheme {
  const ofYear = `${name}${year}`;
  if (isCampaignTheme(ofYear)) return ofYear;
  return campaignNames.find((season) => season === name) ?? 'neutral';
}
