import { attributionDays, partnerCookies } from './attribution.ts';

/** The ways in which a partner can be paid: a network, or the operator. */
export const partnerNetworks = ['cj', 'admitad', 'cf', 'direct'] as const;
export type PartnerNetwork = (typeof partnerNetworks)[number];

/** The operator's promise to the partners of one network. */
export interface PartnerTerms {
  readonly network: PartnerNetwork;
  /** Of the first payment without tax. */
  readonly percent: number;
  /** Days after the click within which a purchase counts. */
  readonly days: number;
}

const cookieOf: Readonly<Record<PartnerNetwork, string>> = {
  cj: 'cje',
  admitad: '_aid',
  cf: 'cf-click',
  direct: 'cf-click',
};

/** Days for which the site notes a click of the network (spec section 9). */
export const daysNoted = (network: PartnerNetwork): number =>
  partnerCookies.find(({ name }) => name === cookieOf[network])?.days ?? attributionDays;

/**
 * Reads `network:percent:days`. A promise of more days than the site can note is a `problem`, one sentence, as is
 * everything else that is no promise.
 */
export function parsePartnerTerms(text: string): PartnerTerms | { problem: string } {
  const [name = '', percentText = '', daysText = '', ...rest] = text.split(':').map((part) => part.trim());
  const network = partnerNetworks.find((known) => known === name);
  if (!network || rest.length) {
    return { problem: `write network:percent:days, where the network is ${partnerNetworks.join(', ')}.` };
  }
  const percent = Number(percentText);
  const days = Number(daysText);
  if (!/^\d{1,3}$/.test(percentText) || percent < 1 || percent > 100) {
    return { problem: 'the share is a whole number of per cent, from 1 to 100.' };
  }
  const most = daysNoted(network);
  if (!/^\d{1,3}$/.test(daysText) || days < 1 || days > most) {
    return { problem: `the days are from 1 to ${most}, for which the site notes a click of this network.` };
  }
  return { network, percent, days };
}
