import { dayMs } from '../dayMs.ts';
import type { CampaignWindow } from './activeCampaign.ts';
import { wallClock } from './zonedTime.ts';

type ZonedWindow = CampaignWindow & { readonly timeZone: string };

/** How many days of the calendar of its time zone a window touches: 4 from a Friday's first minute to a Monday's last. */
export function windowDays({ startsAt, endsAt, timeZone }: ZonedWindow): number {
  const dayOf = (at: number) => Math.floor(wallClock(at, timeZone) / dayMs);
  return dayOf(endsAt - 1) - dayOf(startsAt) + 1;
}

/** The last instant of a window, epoch ms: its day is the last day of the offer. */
export const lastMoment = ({ endsAt }: Pick<CampaignWindow, 'endsAt'>): number => endsAt - 1;
