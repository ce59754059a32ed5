import type { CurrencyCode } from '@tern/contract';
import type { QuoteLineView } from '@tern/patterns';

/** The tax in an amount that was or will be paid; nothing where the provider reports none. */
export function taxLines(paid: { tax_amount: number | null; currency: CurrencyCode }): QuoteLineView[] {
  if (!paid.tax_amount) return [];
  return [{ kind: 'tax', included: true, amount: { amount: paid.tax_amount, currency: paid.currency } }];
}
