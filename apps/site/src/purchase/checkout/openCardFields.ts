import type {
  Appearance,
  Stripe,
  StripeElementLocale,
  StripeElements,
  StripeElementsOptionsMode,
  StripeError,
} from '@stripe/stripe-js';
import type { CurrencyCode } from '@tern/contract';
import { brand } from '@tern/domain';
import { type Language, localeOf } from '@tern/i18n';
import { fieldAppearance } from '@tern/patterns';
import { loadStripe } from './loadStripe.ts';

/** ms in which the fields have to be there. */
const patience = 10_000;

/** The outcome of a try to pay. `unknown`: it may be paid, so nothing is tried again until that is known. */
export type PayOutcome =
  | 'done'
  | 'unknown'
  | 'network'
  | 'payment_failed'
  | 'card_declined'
  | 'card_no_funds'
  | 'card_expired'
  | 'card_wrong'
  | 'not_confirmed';

/** Stripe's fields on our page. */
export interface CardFields {
  /** Sets the current price of the order. Minor units. */
  price(amount: number, currency: CurrencyCode): void;
  /** Marks incomplete fields. Resolves with true when all are complete. */
  check(): Promise<boolean>;
  /** Confirms the payment of an order, with whatever steps its bank requires. */
  confirm(clientSecret: string, returnUrl: string): Promise<PayOutcome>;
  /** Reports to a wallet's open sheet that the try has failed. */
  refuse(): void;
  close(): void;
}

export interface CardFieldsOptions {
  host: HTMLElement;
  /** Google Pay and Apple Pay bring a button of their own. */
  kind: 'card' | 'wallet';
  publicKey: string;
  scriptUrl: string;
  language: Language;
  amount: number;
  currency: CurrencyCode;
  /** A wallet's button was pressed: false keeps its sheet closed. Called while the press still counts. */
  onPress?: () => boolean;
  /** The buyer agreed in the wallet's sheet. */
  onAgreed?: () => void;
}

/** Where and how the provider draws. */
export type FieldsPlace = Omit<CardFieldsOptions, 'publicKey' | 'scriptUrl' | 'amount' | 'currency'>;

/** Draws Stripe's fields. Rejects when they cannot be had: the hosted page takes their place. */
export async function openCardFields(options: CardFieldsOptions): Promise<CardFields> {
  const Stripe = await loadStripe(options.scriptUrl);
  const { host, kind, language, amount, currency } = options;
  // Fields that are not spoken in it choose by the browser.
  const locale = new Intl.Locale(localeOf(language)).baseName as StripeElementLocale;
  const stripe = Stripe(options.publicKey, { locale });
  const price = (sum: number, code: CurrencyCode) => ({ amount: sum, currency: code.toLowerCase() });
  const elements = stripe.elements({
    mode: 'subscription',
    ...price(amount, currency),
    // As the service requests the payment: cards, and the wallets that carry them.
    allowedPaymentMethodTypes: ['card'],
    locale,
    appearance: fieldAppearance(host) satisfies Appearance,
  } satisfies StripeElementsOptionsMode);
  let failSheet: (() => void) | null = null;
  const close = await within(patience, mount(elements, options)).catch((error: unknown) => {
    // Fields that come too late must not stand beside the page's fallback.
    host.replaceChildren();
    throw error;
  });
  let checked = false;
  let shown = `${amount} ${currency}`;
  return {
    price(sum, code) {
      if (shown === `${sum} ${code}`) return;
      shown = `${sum} ${code}`;
      checked = false;
      // biome-ignore lint/nursery/noFloatingPromises: it returns nothing
      elements.update(price(sum, code));
    },
    async check() {
      const { error } = await elements.submit();
      checked = !error;
      return checked;
    },
    async confirm(clientSecret, returnUrl) {
      // The price may have been drawn anew in between; Stripe wants the fields checked after that.
      if (!checked && (await elements.submit()).error) return 'payment_failed';
      return confirm(stripe, elements, clientSecret, returnUrl);
    },
    refuse() {
      failSheet?.();
      failSheet = null;
    },
    close() {
      close();
      host.replaceChildren();
    },
  };

  function mount(group: StripeElements, { onPress, onAgreed }: CardFieldsOptions): Promise<() => void> {
    return new Promise((done, refuse) => {
      if (kind === 'wallet') {
        const button = group.create('expressCheckout', {
          buttonHeight: 55,
          paymentMethods: { link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
        });
        button.on('ready', ({ availablePaymentMethods }) => {
          if (availablePaymentMethods) done(() => button.destroy());
          else refuse(new Error('There is no wallet here.'));
        });
        button.on('loaderror', ({ error }) => refuse(new Error(error.message)));
        button.on('click', ({ resolve, reject }) => (onPress?.() ? resolve() : reject()));
        button.on('confirm', ({ paymentFailed }) => {
          failSheet = () => paymentFailed({ reason: 'fail' });
          onAgreed?.();
        });
        button.mount(host);
        return;
      }
      const fields = group.create('payment', {
        layout: 'tabs',
        business: { name: brand.name },
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      });
      fields.on('ready', () => done(() => fields.destroy()));
      fields.on('loaderror', ({ error }) => refuse(new Error(error.message)));
      fields.mount(host);
    });
  }
}

const paidStates: readonly string[] = ['succeeded', 'processing', 'requires_capture'];

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<PayOutcome> {
  if (clientSecret.startsWith('seti_')) return confirmSetup(stripe, elements, clientSecret, returnUrl);
  const { error, paymentIntent } = await stripe
    .confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    .catch(() => ({ error: { type: 'api_connection_error' } as StripeError, paymentIntent: undefined }));
  if (!error) return paidStates.includes(paymentIntent.status) ? 'done' : 'unknown';
  // Another tab was quicker, or this page sent it twice.
  if (paidStates.includes(error.payment_intent?.status ?? '')) return 'done';
  if (error.type !== 'api_connection_error' && error.type !== 'api_error') return outcomeOf(error);
  // The response was lost, not the payment: its state is read before an outcome is shown.
  const retrieved = await stripe.retrievePaymentIntent(clientSecret).catch(() => null);
  const status = retrieved?.paymentIntent?.status;
  if (!status) return 'unknown';
  return paidStates.includes(status) ? 'done' : 'network';
}

/** A trial charges nothing today: the bank confirms that the card may be charged later. */
async function confirmSetup(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<PayOutcome> {
  const { error, setupIntent } = await stripe
    .confirmSetup({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    .catch(() => ({ error: { type: 'api_connection_error' } as StripeError, setupIntent: undefined }));
  if (!error) return setStates.includes(setupIntent.status) ? 'done' : 'unknown';
  if (setStates.includes(error.setup_intent?.status ?? '')) return 'done';
  if (error.type !== 'api_connection_error' && error.type !== 'api_error') return outcomeOf(error);
  const retrieved = await stripe.retrieveSetupIntent(clientSecret).catch(() => null);
  const status = retrieved?.setupIntent?.status;
  if (!status) return 'unknown';
  return setStates.includes(status) ? 'done' : 'network';
}

const setStates: readonly string[] = ['succeeded', 'processing'];

const declines: Readonly<Record<string, PayOutcome>> = {
  insufficient_funds: 'card_no_funds',
  expired_card: 'card_expired',
  incorrect_number: 'card_wrong',
  invalid_number: 'card_wrong',
  incorrect_cvc: 'card_wrong',
  invalid_cvc: 'card_wrong',
  invalid_expiry_month: 'card_wrong',
  invalid_expiry_year: 'card_wrong',
  payment_intent_authentication_failure: 'not_confirmed',
  setup_intent_authentication_failure: 'not_confirmed',
  authentication_required: 'not_confirmed',
};

function outcomeOf(error: StripeError): PayOutcome {
  const known = declines[error.decline_code ?? ''] ?? declines[error.code ?? ''];
  return known ?? (error.type === 'card_error' ? 'card_declined' : 'payment_failed');
}

function within<T>(time: number, work: Promise<T>): Promise<T> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => refuse(new Error('The fields took too long.')), time);
    work.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
