import { CampaignMessage } from '@tern/patterns';
import { useCampaign } from '../app/useCampaign.ts';

/** The message box of the campaign that is on, as the edge hands it out: markup that a page takes in, without React. */
export function OfferBox() {
  const campaign = useCampaign('box');
  return campaign ? <CampaignMessage {...campaign.facts} now={null} href="/promotion" floating /> : null;
}
