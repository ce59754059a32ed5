/** Campaign values saved for a visit (spec section 3). */
export const campaignKeys = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_term', 'utm_content'] as const;

export type CampaignKey = (typeof campaignKeys)[number];
export type CampaignValues = Readonly<Partial<Record<CampaignKey, string>>>;

/** Where campaign values are saved, as JSON, in a cookie and in session storage. */
export const campaignCookie = 'utm';
/** Where channel and source of an address are saved, in session storage, by these names (spec section 4). */
export const sourceKeys = ['channel', 'source'] as const;
