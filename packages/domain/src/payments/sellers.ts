import { brand, company } from '../brand/brand.ts';
import { isPaymentMethod, paymentMethods } from './methods.ts';

/** The name of the company that sells in place of the brand's. */
const resellerName = 'Paddle.com';

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

/** The name of who sells by this method in place of the brand's company; null: nobody does. */
export const resellerOf = (method: string | null): string | null =>
  isPaymentMethod(method) && paymentMethods[method].provider === 'paddle' ? resellerName : null;

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
