import { currencyDigits } from './currencyDigits.ts';
import { html, page } from './html.ts';

/** Stripe's public test cards, by what they do. */
export const cards: Readonly<
  Record<string, 'succeeds' | 'declines' | 'no-funds' | 'expired' | 'three-d-secure'>
> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000009995': 'no-funds',
  '4000000000000069': 'expired',
  '4000002500003155': 'three-d-secure',
  // Is attached without a word, and declined at every charge.
  '4000000000000341': 'declines',
};

export const cardWords = {
  declines: 'Your card was declined.',
  'no-funds': 'Your card has insufficient funds.',
  expired: 'Your card has expired.',
} as const;

export function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return digits.length >= 13 && sum % 10 === 0;
}

/** The contents of a hosted page. */
export interface Bill {
  provider: string;
  name: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Part of the amount; none is shown without it. */
  tax?: number;
  email: string | null;
  /** Where "without paying" leads. */
  cancelUrl: string | null;
  /** The card is kept for later, and nothing is charged. */
  saves?: boolean;
}

export const billAmount = ({ amount, currency }: Pick<Bill, 'amount' | 'currency'>) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    amount / 10 ** currencyDigits(currency),
  );

/** The product, the tax in its price and the sum. */
export const billCard = (bill: Bill, [term, value]: [string, string | null] | [] = []) =>
  html`<div class="card"><dl><div><dt>${bill.name}</dt><dd>${billAmount(bill)}</dd></div>${
    term ? html`<div><dt>${term}</dt><dd>${value}</dd></div>` : null
  }${
    bill.tax
      ? html`<div><dt>Tax, included</dt><dd>${billAmount({ ...bill, amount: bill.tax })}</dd></div>`
      : null
  }<div class="total"><dt>Total today</dt><dd>${billAmount(bill)}</dd></div></dl></div>`;

export const noCard: CardForm = { number: '', expiry: '', cvc: '', name: '' };

/** Reads a posted card form. */
export function readCard(sent: URLSearchParams): CardForm {
  const value = (name: string) => sent.get(name) ?? '';
  return { number: value('number'), expiry: value('expiry'), cvc: value('cvc'), name: value('name') };
}

/** The page that asks a bank's customer to confirm. */
export function bankPage(bill: Bill, action: string): string {
  return page(
    '3-D Secure',
    html`<h1>Is it you?</h1><p>Your bank asks you to confirm ${billAmount(bill)}.</p><form method="post" action="${action}"><button class="primary" name="answer" value="yes">Complete</button><p class="second"><button name="answer" value="no">Fail</button></p></form>`,
    { width: 'narrow' },
  );
}

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** The month that was typed, of a form that was checked. */
export function cardExpiry({ expiry }: CardForm): { expiry?: { month: number; year: number } } {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? [];
  return month && year ? { expiry: { month: Number(month), year: 2000 + Number(year) } } : {};
}

/** The first thing wrong with each field; empty when the card can be tried. */
export function checkCard(card: CardForm, now: number): Partial<Record<keyof CardForm, string>> {
  const errors: Partial<Record<keyof CardForm, string>> = {};
  const digits = card.number.replace(/\D/g, '');
  if (!luhn(digits)) errors.number = 'Your card number is invalid.';
  else if (!cards[digits]) errors.number = 'The stand-in takes the test cards listed below.';
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(card.expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12)
    errors.expiry = 'Your card’s expiration date is incomplete.';
  else if (Date.UTC(2000 + Number(year), Number(month)) <= now) errors.expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(card.cvc.trim())) errors.cvc = 'Your card’s security code is incomplete.';
  if (!card.name.trim()) errors.name = 'Enter the name on the card.';
  return errors;
}

/** The card form of a hosted page. */
export function cardPage(
  bill: Bill,
  card: CardForm,
  errors: Partial<Record<keyof CardForm | 'form', string>>,
) {
  const field = (
    name: keyof CardForm,
    label: string,
    autocomplete: string,
    inputmode = 'text',
    placeholder = '',
  ) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${card[name]}" autocomplete="${autocomplete}" inputmode="${inputmode}" placeholder="${placeholder}"${
      errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null
    }>${errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : null}</div>`;
  const verb = bill.saves ? 'Save the card' : `Pay ${billAmount(bill)}`;
  return page(
    verb,
    html`<p class="muted">${bill.provider}</p><h1>${bill.saves ? 'Another card' : 'Pay by card'}</h1>
${billCard(bill, ['Email', bill.email])}
<form method="post" novalidate>${errors.form ? html`<p class="error" role="alert">${errors.form}</p>` : null}
${field('number', 'Card number', 'cc-number', 'numeric', '4242 4242 4242 4242')}
<div class="row">${field('expiry', 'Expiry', 'cc-exp', 'numeric', 'MM / YY')}${field('cvc', 'Security code', 'cc-csc', 'numeric', 'CVC')}</div>
${field('name', 'Name on card', 'cc-name')}
<button class="primary" type="submit">${verb}</button></form>
${bill.cancelUrl ? html`<p class="second"><a href="${bill.cancelUrl}">Back to the shop without paying</a></p>` : null}
<h2>Test cards</h2><dl><div><dt><code>4242 4242 4242 4242</code></dt><dd>succeeds</dd></div><div><dt><code>4000 0000 0000 0002</code></dt><dd>is declined</dd></div><div><dt><code>4000 0000 0000 9995</code></dt><dd>has no funds</dd></div><div><dt><code>4000 0000 0000 0069</code></dt><dd>has expired</dd></div><div><dt><code>4000 0025 0000 3155</code></dt><dd>asks for 3-D Secure</dd></div></dl>`,
    { width: 'narrow' },
  );
}
