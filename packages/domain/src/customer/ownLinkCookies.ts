import { partnerCookies } from '../tracking/attribution.ts';
import { codeCookies } from '../tracking/linkCodes.ts';
import { parsePartnerClick } from '../tracking/partnerLinks.ts';
import { readLinkCodes } from '../tracking/readLinkCodes.ts';

/** The cookies that a person's own links have set in this browser: `own` are the codes of an invitation and of an affiliate. */
export function ownLinkCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  own: { readonly invite: string | null; readonly partner: string | null },
): string[] {
  const invite = readLinkCodes(cookies).find(({ kind }) => kind === 'invite');
  const partners = partnerCookies
    .map(({ name }) => name)
    .filter((name) => own.partner !== null && parsePartnerClick(cookies[name] ?? '')?.code === own.partner);
  return invite?.code.toUpperCase() === own.invite && invite ? [codeCookies.invite, ...partners] : partners;
}
