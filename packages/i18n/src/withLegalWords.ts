import { legal as brandLegal, type Language, type LegalFacts, languageFacts } from '@tern/domain';

/** Buttons that order. The one of a wallet has the words of its company. */
export const orderButtons: readonly string[] = [
  'checkoutForm.pay',
  'checkoutForm.payNew',
  'checkoutForm.payNow',
  'checkoutForm.payNowShort',
  'checkoutForm.payPaypal',
  'checkoutForm.payShort',
  'checkoutForm.payTrial',
];

/** Words beside a price. Whoever says them gives its `currency`. */
export const besidePrices: readonly string[] = [
  'orderSummary.total',
  'planPicker.perMonth',
  'planPicker.perMonthShort',
  'priceTeaser.perMonth',
];

/** Plain words as a part of an ICU message. */
const escaped = (words: string) => words.replaceAll("'", "''").replace(/[{}<>#|]+/g, "'$&'");

/**
 * A message with the words that the law of a country asks for (`legal` in the brand file): as text of the catalogue, they
 * reach the browser with it, and no script knows of them.
 */
export function withLegalWords(
  id: string,
  text: string,
  language: Language,
  { orderButton, taxNote }: LegalFacts = brandLegal,
): string {
  const button = orderButtons.includes(id) && orderButton?.[language];
  if (button) return escaped(button);
  const notes = besidePrices.includes(id)
    ? Object.entries(taxNote ?? {}).flatMap(([currency, words]) => {
        const note = words[language];
        return note ? [`${currency} {${inBrackets(escaped(note), language)}}`] : [];
      })
    : [];
  return notes.length > 0 ? `${text}{currency, select, ${notes.join(' ')} other {}}` : text;
}

const inBrackets = (words: string, language: Language) =>
  languageFacts[language].script === 'japanese' ? `（${words}）` : ` (${words})`;
