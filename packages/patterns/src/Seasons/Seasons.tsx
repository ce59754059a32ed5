import type { CampaignName, PageVariant } from '@tern/domain';
import { CampaignPlate } from '@tern/ui';
import { useIntl } from 'react-intl';
import { campaignBannerMessages as m } from '../CampaignBanner/campaignBanner.messages.ts';
import * as css from './Seasons.css.ts';

const year: readonly CampaignName[] = ['easter', 'anniversary', 'halloween', 'blackfriday'];

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

function Season({ campaign, variant }: { campaign: CampaignName; variant: PageVariant }) {
  const { formatMessage } = useIntl();
  return (
    <li data-campaign={campaign} className={css.season}>
      <p className={css.name}>{formatMessage(m[`${campaign}.name`])}</p>
      <div className={css.picture}>
        <CampaignPlate
          campaign={campaign}
          pageVariant={variant}
          title={formatMessage(m[`${campaign}.picture`])}
        />
      </div>
    </li>
  );
}
