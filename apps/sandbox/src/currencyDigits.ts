/** Decimal places of a currency by ISO 4217, as the platform knows them: a stand-in does not ask us. */
export function currencyDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
