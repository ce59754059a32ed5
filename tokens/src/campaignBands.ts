import { band, type Campaign, type ColorRoles, campaigns } from './roles.ts';

const amberInBand = (amber: ColorRoles) => ({
  action: amber.campaign,
  actionHover: '#ffc250',
  actionActive: '#ffd27f',
  onAction: amber.onCampaign,
  actionText: amber.campaign,
  actionSoft: '#33260d',
  campaign: amber.campaign,
  onCampaign: amber.onCampaign,
  campaignText: amber.campaign,
  campaignSoft: '#33260d',
  mapFlight: amber.campaign,
});

/**
 * A band inside a campaign page: the second ground of a dark campaign, polar navy in a light one, and the
 * campaign's action in both.
 */
export const campaignBands = {
  blackfriday: {
    ...campaigns.blackfriday,
    bg: campaigns.blackfriday.bgAlt,
    bgAlt: campaigns.blackfriday.surface,
  },
  halloween: {
    ...campaigns.halloween,
    bg: campaigns.halloween.bgAlt,
    bgAlt: campaigns.halloween.surface,
  },
  easter: { ...band, ...amberInBand(campaigns.easter) },
  anniversary: { ...band, ...amberInBand(campaigns.anniversary) },
  neutral: { ...band, ...amberInBand(campaigns.neutral) },
} satisfies Record<Campaign, ColorRoles>;
