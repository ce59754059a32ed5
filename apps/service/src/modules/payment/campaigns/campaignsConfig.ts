import { parseCampaigns } from '@tern/domain';
import * as v from 'valibot';
import { listOf, textSetting } from '../../../settings.ts';

export const campaignsConfig = () =>
  v.pipe(
    v.object({ CAMPAIGNS: textSetting }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { entry, reason } of parseCampaigns(listOf(dataset.value.CAMPAIGNS, ';')).problems) {
        addIssue({
          message: `CAMPAIGNS has "${entry}": ${reason} Write name,start,end,plan,percent such as blackfriday,2026-11-27,2026-12-01,12m,71, and a time zone after it if it is not UTC.`,
        });
      }
    }),
    v.transform(({ CAMPAIGNS }) => ({
      /** Time-limited offers that the settings name, in any order; others are in the database. */
      campaigns: parseCampaigns(listOf(CAMPAIGNS, ';')).campaigns,
    })),
  );
