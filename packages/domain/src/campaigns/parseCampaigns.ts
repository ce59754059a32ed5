import { type Campaign, runKey } from './campaign.ts';
import { type CampaignDraft, readCampaign } from './readCampaign.ts';

/** The campaigns of a setting, and its wrong entries with the reason. */
export interface ParsedCampaigns {
  readonly campaigns: readonly Campaign[];
  readonly problems: readonly { readonly entry: string; readonly reason: string }[];
}

/**
 * Reads entries such as `blackfriday,2026-11-27,2026-12-01,12m,71`, the name with its kind before it where it is no
 * campaign (`special:vip1`), a time zone as a sixth piece (UTC without one). Entries of one name and window are one
 * campaign on several plans.
 */
export function parseCampaigns(entries: readonly string[]): ParsedCampaigns {
  const known = new Map<string, Campaign>();
  const problems: { entry: string; reason: string }[] = [];
  for (const entry of entries) {
    const read = readCampaign(draftOf(entry));
    if ('problem' in read) {
      problems.push({ entry, reason: read.problem });
      continue;
    }
    const { campaign } = read;
    const key = `${runKey(campaign)}:${campaign.endsAt}`;
    const before = known.get(key);
    if (before?.plans.some(({ planId }) => planId === campaign.plans[0]?.planId)) {
      problems.push({ entry, reason: 'A plan is named twice.' });
    } else {
      known.set(key, before ? { ...before, plans: [...before.plans, ...campaign.plans] } : campaign);
    }
  }
  return { campaigns: [...known.values()], problems };
}

function draftOf(entry: string): CampaignDraft {
  const [label = '', from = '', until = '', planId = '', percent = '', timeZone] = entry
    .split(',')
    .map((piece) => piece.trim());
  const [first = '', second] = label.split(':', 2);
  return {
    kind: second === undefined ? 'campaign' : first,
    name: second ?? first,
    from,
    until,
    ...(timeZone ? { timeZone } : {}),
    plans: [{ planId, percent: percent === '' ? Number.NaN : Number(percent) }],
  };
}
