/** When a campaign runs, in epoch milliseconds: from `startsAt` until just before `endsAt`. */
export interface CampaignWindow {
  readonly startsAt: number;
  readonly endsAt: number;
}

export function isCampaignActive({ startsAt, endsAt }: CampaignWindow, now: number): boolean {
  return startsAt <= now && now < endsAt;
}

/** The campaign that runs now; of several, the one that ends first. `null` when none does. */
export function activeCampaign<C extends CampaignWindow>(
  campaigns: C | readonly C[] | null | undefined,
  now: number,
): C | null {
  const list: readonly C[] = campaigns ? ([] as C[]).concat(campaigns) : [];
  return list
    .filter((campaign) => isCampaignActive(campaign, now))
    .reduce<C | null>(
      (first, campaign) => (first && first.endsAt <= campaign.endsAt ? first : campaign),
      null,
    );
}
