import { type Check, ok, unread, warning } from './Check.ts';

const names = { cj: 'CJ', admitad: 'Admitad', cf: 'cf' } as const;

/** The affiliate networks and the promises to partners: whether each promise has somebody who counts. Asks nobody. */
export const partnersCheck: Check = {
  name: 'partners',
  async examine({ partners }) {
    if (!partners) return unread;
    const { affiliateNetworks: networks, partnerTerms: terms } = partners;
    const findings = Object.entries(names).flatMap(([key, name]) => {
      const network = key as keyof typeof names;
      const isPromised = terms.some((each) => each.network === network);
      if (networks[network]) {
        return isPromised
          ? [ok(`${name} is told of sales and reversals.`)]
          : [
              ok(
                `${name} is told of sales and reversals. /affiliate names no share: PARTNER_TERMS has none for it.`,
              ),
            ];
      }
      return isPromised
        ? [
            warning(
              `PARTNER_TERMS promises a share by ${name}, which is told of no sale.`,
              `Set the settings of ${name} (docs/operations.md), or take it out of PARTNER_TERMS.`,
            ),
          ]
        : [];
    });
    return findings.length ? findings : [ok('No affiliate network is set up: nobody is told of sales.')];
  },
};
