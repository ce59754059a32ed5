import { createHash } from 'node:crypto';
import { publicVersion as operation } from '@tern/contract';
import { offerKinds } from '@tern/domain';
import { moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { blogVersion } from '../blog/blog.module.ts';
import { offersNow } from './currentOffer.ts';
import { listPlanRows, listPricesNow } from './plans.repo.ts';

const versionOf = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 16);

/**
 * Follows from what holds now, so that a price or a campaign that begins by the clock changes it as well. An offer is
 * a price: a campaign changes both. So is a free trial.
 */
export const publicVersion = defineHandler(operation, async ({ context }) => {
  const [plans, prices, offers, articles] = await Promise.all([
    listPlanRows(context.db),
    listPricesNow(context.db, moment(context)),
    offersNow(context, context.db, { kinds: offerKinds }),
    blogVersion(context),
  ]);
  return {
    prices: versionOf([plans, prices, offers, context.config.trialDays]),
    campaigns: versionOf(offers),
    articles,
  };
});
