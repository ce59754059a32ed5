import type { ConversionNetwork } from '../../../db/partnerTables.ts';

/** A sale as a network is told of it. The order's id makes telling twice the same as telling once. */
export interface Sale {
  readonly orderId: string;
  readonly click: string;
  /** A decimal such as `33.40`, without tax. */
  readonly amount: string;
  readonly currency: string;
  readonly coupon: string | null;
  readonly productId: string;
  readonly soldAt: Date;
}

/** A network that is told of sales. Each call resolves with the network's own name of what it took, or null. */
export interface AffiliateNetwork {
  readonly name: Exclude<ConversionNetwork, 'direct'>;
  sell(sale: Sale): Promise<string | null>;
  reverse(sale: Sale, at: Date): Promise<string | null>;
}

/** The network gave no answer, or none that says anything: it is told again. */
export class NetworkAway extends Error {}

/** The network has answered that it does not take this. */
export class NetworkRefused extends Error {}
