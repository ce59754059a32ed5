import { type Offer, parseOffer } from '@tern/domain';
import * as v from 'valibot';
import { listOf, textSetting } from '../../settings.ts';

export const offersConfig = () =>
  v.pipe(
    v.object({ CAMPAIGNS: textSetting }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const entry of listOf(dataset.value.CAMPAIGNS, ';')) {
        if (!parseOffer(entry)) {
          addIssue({
            message: `CAMPAIGNS has "${entry}"; write key,start,end,plan,percent such as blackfriday,2026-11-20T00:00Z,2026-12-01T00:00Z,12m,71.`,
          });
        }
      }
    }),
    v.transform(({ CAMPAIGNS }) => ({
      /** Time-limited offers that the settings name, in any order; others are in the database. */
      offers: listOf(CAMPAIGNS, ';').flatMap((entry) => parseOffer(entry) ?? []) as readonly Offer[],
    })),
  );
