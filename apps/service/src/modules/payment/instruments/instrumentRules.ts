import type { InstrumentFacts } from '../providers/ProviderEvent.ts';
import type { PaymentInstrumentRow } from '../rows/paymentRows.ts';

type Shown = Pick<
  PaymentInstrumentRow,
  'kind' | 'brand' | 'last4' | 'expiryMonth' | 'expiryYear' | 'account'
>;

/** The columns of what a provider said; of nothing they are empty. */
export const columnsOf = (facts: InstrumentFacts | null): Shown => ({
  kind: facts?.kind ?? null,
  brand: facts?.brand ?? null,
  last4: facts?.last4 ?? null,
  expiryMonth: facts?.expires?.month ?? null,
  expiryYear: facts?.expires?.year ?? null,
  account: facts?.account ?? null,
});

/** The same from a row. */
export const factsOf = (row: Shown | undefined): InstrumentFacts | null =>
  row?.kind
    ? {
        kind: row.kind,
        brand: row.brand,
        last4: row.last4,
        expires:
          row.expiryMonth === null || row.expiryYear === null
            ? null
            : { month: row.expiryMonth, year: row.expiryYear },
        account: row.account,
      }
    : null;

/** Another card or account, and not the same with a new date: banks and providers renew that by themselves. */
export const isAnother = (before: InstrumentFacts | null, now: InstrumentFacts | null): boolean =>
  now !== null && (before?.kind !== now.kind || before.last4 !== now.last4 || before.account !== now.account);

/** A card is good until its month is over, everywhere: the last place where that is so is twelve hours behind UTC. */
export function endsBefore({ expires }: Pick<InstrumentFacts, 'expires'>, chargeAt: Date): boolean {
  if (!expires) return false;
  return chargeAt.getTime() >= Date.UTC(expires.year, expires.month) + 12 * 3600 * 1000;
}
