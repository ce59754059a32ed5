import type { Money } from '@tern/domain';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CardFieldsProps } from '../CardFields/CardFields.tsx';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { type CheckoutError, fieldErrors } from './CheckoutNotice.tsx';
import { useBuyer } from './useBuyer.ts';

/** A second click comes well within this time; after it a form without a response is usable again. */
const clickGuard = 1000;

/** The part of the form's props that decides about sending it. */
interface CheckoutRules {
  plan: Pick<PlanView, 'owned'>;
  quote: QuoteView | null;
  email?: string;
  signedInEmail?: string;
  methods: readonly unknown[];
  method: string | null;
  onSubmit: (order: { email: string; method: string }) => void;
  busy?: boolean;
  fields?: Pick<CardFieldsProps, 'kind' | 'state'>;
  checkRef?: RefObject<(() => string | null) | null>;
  error?: CheckoutError | null;
  previousTotal?: Money;
}

/** The error that the form shows, whether the form can be sent, and sending it. */
export function useCheckoutForm(props: CheckoutRules) {
  const { plan, quote, email = '', signedInEmail, methods, method, onSubmit } = props;
  const { busy = false, fields, checkRef, error = null, previousTotal } = props;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const buyer = useBuyer({ form, initialEmail: email, signedInEmail, method });
  const [lastTotal, setLastTotal] = useState<Money | null>(null);
  /** An error of the service counts until the buyer changes the input it concerns. */
  const [dismissed, setDismissed] = useState(false);

  const shown = dismissed ? null : error;
  const purchased = plan.owned || shown === 'plan_purchased';
  const blocked = shown === 'not_available_in_country' || purchased || methods.length === 0;
  const before = previousTotal ?? lastTotal;
  const changed: readonly [Money, Money] | null =
    shown === 'quote_changed' && quote && before && before.amount !== quote.total.amount
      ? [before, quote.total]
      : null;
  const here = fields !== undefined && fields.state !== 'blocked';
  /** The button of a wallet is the provider's own. */
  const walletReady = here && fields.kind === 'wallet' && fields.state === 'ready';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each response of the service, not with each drawing
  useEffect(() => {
    setDismissed(false);
    if (busy) return;
    sentAt.current = Number.NEGATIVE_INFINITY;
    if (!error) return;
    if (fieldErrors.includes(error) && buyer.field.current) buyer.field.current.focus();
    else notice.current?.focus();
  }, [error, busy]);
  useEffect(() => {
    if (checkRef) checkRef.current = () => (busy || blocked || !quote ? null : buyer.check());
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = Date.now();
    if (busy || blocked || !quote || now - sentAt.current < clickGuard) return;
    const address = buyer.check();
    if (address === null || !method || walletReady) return;
    setLastTotal(quote.total);
    sentAt.current = now;
    onSubmit({ email: address, method });
  }

  return {
    form,
    notice,
    buyer,
    /** The error, until the buyer changes the input it concerns. */
    shown,
    dismiss: () => setDismissed(true),
    /** Old and new total, where the price has changed. */
    changed,
    purchased,
    blocked,
    /** The payment is entered in the provider's fields on this page. */
    here,
    walletReady,
    submit,
  };
}
