import type { Context } from '../../context.ts';
import type { ConversionNetwork } from '../../db/partnerTables.ts';
import type { AffiliateNetwork } from './networks/AffiliateNetwork.ts';
import { admitadNetwork } from './networks/admitadNetwork.ts';
import { cfNetwork } from './networks/cfNetwork.ts';
import { cjNetwork } from './networks/cjNetwork.ts';

/** The network of this name; null while its settings are missing. */
export function networkOf(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  name: ConversionNetwork,
): AffiliateNetwork | null {
  const { cj, admitad, cf } = config.affiliateNetworks;
  switch (name) {
    case 'cj':
      return cj && cjNetwork(cj);
    case 'admitad':
      return admitad && admitadNetwork(admitad);
    case 'cf':
      return cf && cfNetwork(cf, clock.now);
    case 'direct':
      return null;
  }
}
