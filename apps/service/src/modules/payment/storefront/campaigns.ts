import { campaigns as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { publicCampaigns } from '../campaigns/campaignCalendar.ts';

export const campaigns = defineHandler(operation, async ({ context }) => ({
  campaigns: (await publicCampaigns(context)).map((run) => ({
    kind: run.kind,
    key: run.name,
    theme: run.theme,
    time_zone: run.timeZone,
    starts_at: new Date(run.startsAt).toISOString(),
    ends_at: new Date(run.endsAt).toISOString(),
  })),
}));
