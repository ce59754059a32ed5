import { currencySymbol, isCurrency, type Language, localeOf } from '@tern/domain';

/** An amount in minor units (cents, pence, whole yen), always an integer. */
export interface MoneyLike {
  readonly amount: number;
  readonly currency: string;
}

export interface MoneyPart {
  readonly type: 'currency' | 'integer' | 'decimal' | 'fraction' | 'literal' | 'group' | 'minusSign';
  readonly value: string;
}

/** With the digits after the point, which cost as much to ask for as a price to format. */
interface MoneyFormatter {
  readonly format: Intl.NumberFormat;
  readonly digits: number;
}

const formatters = new Map<string, MoneyFormatter>();

function formatterOf(language: Language, currency: string): MoneyFormatter {
  const key = `${language} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
    formatter = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
    formatters.set(key, formatter);
  }
  return formatter;
}

/** The symbols of the table (spec section 9): they distinguish the dollars and are the same in every language. */
const symbolOf = (currency: string, otherwise: string) =>
  isCurrency(currency) ? currencySymbol(currency) : otherwise;

/**
 * The pieces of a price in reading order, for components that set them apart.
 * Arabic puts the symbol first here: a price block is always isolated left to right.
 */
export function moneyParts(money: MoneyLike, language: Language): MoneyPart[] {
  const { format, digits } = formatterOf(language === 'ar' ? 'en' : language, money.currency);
  return format.formatToParts(money.amount / 10 ** digits).map((part) => ({
    type: part.type as MoneyPart['type'],
    value: part.type === 'currency' ? symbolOf(money.currency, part.value) : part.value,
  }));
}

/**
 * A price as text, the symbol where the price block has it. In Arabic it is wrapped in a left-to-right isolate,
 * so that a sentence cannot turn its digits round.
 */
export function formatMoney(money: MoneyLike, language: Language): string {
  const text = moneyParts(money, language)
    .map((part) => part.value)
    .join('');
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}
