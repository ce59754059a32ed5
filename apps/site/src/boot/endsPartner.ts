/**
 * Whether an address names a campaign and the visitor has a partner's cookie, which the campaign ends (spec section 4). The
 * edge ends it as well, where no cache in front has the page.
 */
export const endsPartner = (search: string, cookie: string): boolean =>
  /[?&]utm_source=/.test(search) && /(?:^|; *)(?:cje|cf-click|_aid)/.test(cookie);
