/** Decimal places of a currency by ISO 4217, as the platform knows them: a stand-in does not ask us. */
export function currencyDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

const digits = new Map<string, number>();
