import type { CampaignTheme, CampaignWords } from '@tern/domain';

/** A campaign as every place shows it: ribbon, banner, box, page and checkout are given the same one. */
export interface CampaignFacts {
  /** The operator's name of it, by which it is measured: `blackfriday`, `summer`. */
  name?: string;
  campaign: CampaignTheme;
  /** Whole per cent of the plan's price: 62. */
  percent: number;
  /** Length of the plan the offer is for; null where it is for several, or for one counted in days. */
  months: number | null;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** IANA name: its days begin and end there. */
  timeZone?: string;
  /** The operator's own, in the language of the page. */
  words?: CampaignWords;
}
