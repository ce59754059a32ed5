import type { PageVariant } from '@tern/domain';
import { CampaignPlate } from '@tern/ui';
import { type CampaignKey, useCampaignWords } from '../CampaignBanner/useCampaignWords.ts';
import * as css from './Seasons.css.ts';

const year: readonly CampaignKey[] = ['easter', 'anniversary', 'halloween', 'blackfriday'];

/** The seasons that offers come in, each in its own theme. */
export function Seasons({ variant = 'desktop' }: { variant?: PageVariant }) {
  return (
    <ul className={css.list}>
      {year.map((campaign) => (
        <Season key={campaign} campaign={campaign} variant={variant} />
      ))}
    </ul>
  );
}

function Season({ campaign, variant }: { campaign: CampaignKey; variant: PageVariant }) {
  const { text } = useCampaignWords(campaign);
  return (
    <li data-campaign={campaign} className={css.season}>
      <p className={css.name}>{text('name')}</p>
      <div className={css.picture}>
        <CampaignPlate campaign={campaign} pageVariant={variant} title={text('picture')} />
      </div>
    </li>
  );
}
