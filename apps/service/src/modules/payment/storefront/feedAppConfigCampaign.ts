import { appConfigCampaign } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { replaceAppConfigCampaign } from '../campaigns/campaigns.repo.ts';
import { refusalOf } from '../campaigns/knownCampaigns.ts';

/**
 * Takes the `campaign` of an app config that was just read (spec section 3, `ac.json`) into the one engine: stored, and
 * under the rules of every other source. Null or nothing ends the one before. Gives the sentence in which it is refused,
 * which the log has as well; null when it was taken.
 */
export async function feedAppConfigCampaign(context: Context, json: unknown): Promise<string | null> {
  const read = json === null || json === undefined ? null : appConfigCampaign(json);
  const campaign = read && 'campaign' in read ? read.campaign : null;
  const problem =
    read && 'problem' in read
      ? read.problem
      : campaign && (await refusalOf(context.db, campaign, timeFromNow(context)));
  if (problem) context.log.warn({ problem }, 'the campaign of the app config is refused');
  await replaceAppConfigCampaign(context.db, problem ? null : campaign, timeFromNow(context));
  return problem;
}
