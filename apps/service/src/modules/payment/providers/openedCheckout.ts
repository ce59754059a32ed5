import type { CheckoutFacts, OpenedCheckout, StatedCharge } from './PaymentAdapter.ts';

/** An opened page whose facts say what it charges; `stated` adds the tax mode and the later periods. */
export function openedCheckout(facts: CheckoutFacts, stated: Partial<StatedCharge> = {}): OpenedCheckout {
  const amount = stated.amount ?? facts.amount;
  const currency = stated.currency ?? facts.currency;
  if (amount === null || currency === null) return { ...facts, charge: null };
  return { ...facts, charge: { tax: null, renewal: null, ...stated, amount, currency } };
}
