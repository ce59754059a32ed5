import { createHash } from 'node:crypto';
import { publicVersion as operation } from '@tern/contract';
import { offerKinds } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { blogVersion } from '../../blog/blog.module.ts';
import { trustedHash } from '../../network/network.module.ts';
import { statusVersion } from '../../status/status.module.ts';
import { textsVersion } from '../../texts/texts.module.ts';
import { publicCampaigns } from '../campaigns/campaignCalendar.ts';
import { campaignsNow } from '../campaigns/knownCampaigns.ts';
import { listPlanRows, listPricesNow } from '../catalogue/plans.repo.ts';
import { hasAppConfig } from './noteAppConfig.ts';
import { methodsOn } from './params.ts';

const versionOf = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 16);

/**
 * Follows from what holds now, so that a price or a campaign that begins by the clock changes it as well. An offer is
 * a price: a campaign changes both. So is a free trial.
 */
export const publicVersion = defineHandler(operation, async ({ context }) => {
  const { networkFeedUrl, networkKeys } = context.config;
  const [plans, prices, offers, calendar, articles, texts, status, feed] = await Promise.all([
    listPlanRows(context.db),
    listPricesNow(context.db, timeFromNow(context)),
    campaignsNow(context, context.db, { kinds: offerKinds }),
    publicCampaigns(context),
    blogVersion(context),
    textsVersion(context.db),
    statusVersion(context),
    networkFeedUrl ? trustedHash(context.db, networkKeys) : null,
  ]);
  return {
    prices: versionOf([plans, prices, offers, context.config.trialDays]),
    campaigns: versionOf([offers, calendar]),
    settings: hasAppConfig(context)
      ? versionOf([
          methodsOn(context),
          context.config.cardMethods,
          context.config.partnerTerms,
          context.config.testMode,
        ])
      : null,
    articles,
    texts,
    status,
    network: versionOf(feed !== null),
  };
});
