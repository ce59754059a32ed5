import type { CampaignPlace } from '@tern/domain';
import type { CampaignFacts } from './CampaignFacts.ts';

/** The mark by which it is measured that a campaign was shown or pressed, and where (`data-promo`). */
export const promoMark = ({ name }: Pick<CampaignFacts, 'name'>, place: CampaignPlace): string | undefined =>
  name && `${name} ${place}`;
