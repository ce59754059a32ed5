import { brand, company } from '../brand/brand.ts';
import { resellerName, resellerOf } from './resellerOf.ts';

/** Who sells what a payment buys: the brand's company, or a provider that sells in its own name. */
export type SellerName = 'own' | 'paddle';

export interface Seller {
  readonly name: string;
  /** One or more lines; empty where it is not known here. */
  readonly address: string;
  readonly vatId: string;
  /** The number of its company, with the register. */
  readonly registration: string;
}

/** The seller of a payment, by its method. */
export const sellerOf = (method: string): SellerName => (resellerOf(method) ? 'paddle' : 'own');

/** The facts of a seller. Paddle's own invoice has its address and tax number: they differ by the buyer's place. */
export function sellerFacts(name: SellerName, subject = { ...brand, ...company }): Seller {
  if (name === 'paddle') return { name: resellerName, address: '', vatId: '', registration: '' };
  return {
    name: subject.legalEntity.value || subject.name,
    address: subject.address.value,
    vatId: subject.vatId.value,
    registration: subject.registration.value,
  };
}
