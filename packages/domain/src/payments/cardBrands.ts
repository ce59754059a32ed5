/** Brands of cards, by the spelling of providers: their own names, the same in every language. */
const cardBrands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  discover: 'Discover',
  eftpos_australia: 'eftpos',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mada: 'mada',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
  visa: 'Visa',
};

/** The name of a card's brand; null where it is not known by name. */
export const cardBrandName = (brand: string | null): string | null =>
  (brand !== null && Object.hasOwn(cardBrands, brand) ? cardBrands[brand] : null) ?? null;

/** A month as it stands on a card: `04/2029`. */
export const cardMonth = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')}/${year}`;
