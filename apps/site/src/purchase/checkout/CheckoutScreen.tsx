import type { Quote } from '@tern/contract';
import { currencies, type PaymentMethod, prefixOf } from '@tern/domain';
import { CheckoutForm, type CheckoutError as CheckoutFormError, PlanPicker } from '@tern/patterns';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { MissingPage } from '../../app/MissingPage.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { forgetLinkCode, linkCode } from '../linkCode.ts';
import { plansStore } from '../plans.store.ts';
import { planQuote, quoteView } from '../planView.ts';
import { usePlans } from '../usePlans.ts';
import type { CheckoutError, PaypalTab } from './checkout.store.ts';
import { checkoutStore } from './checkout.store.ts';

// Only those who pay with PayPal wait for another tab: the dialog and its focus trap load for them.
const PaypalDialog = lazy(async () => ({ default: (await import('./PaypalDialog.tsx')).PaypalDialog }));

/** The service's words for what is in the way, as the form names it. */
const formErrors: Partial<Record<CheckoutError, CheckoutFormError>> = {
  network: 'network',
  unavailable: 'network',
  provider_unavailable: 'network',
  payment_failed: 'payment_failed',
  plan_purchased: 'plan_purchased',
  validation_failed: 'email_invalid',
  email_known: 'account_exists',
  quote_changed: 'quote_changed',
  quote_unknown: 'quote_expired',
  country_blocked: 'not_available_in_country',
  method_unavailable: 'method_unavailable',
  rate_limited: 'too_many_requests',
  bot_check_failed: 'bot_check_failed',
  bot_check_score_too_low: 'bot_check_failed',
  bot_check_required: 'bot_check_unavailable',
  bot_check_unavailable: 'bot_check_unavailable',
  card_declined: 'card_declined',
  card_no_funds: 'card_no_funds',
  card_expired: 'card_expired',
  card_wrong: 'card_wrong',
  not_confirmed: 'not_confirmed',
};

/** Where the checkout stands, and what happens at its ends. */
export interface CheckoutEnds {
  surface: 'site' | 'win';
  /** The address of a plan's checkout. */
  hrefFor: (planId: string) => string;
  /** A plan was chosen. */
  onSelect?: (planId: string) => void;
  /** Goes to the provider's page, or to the result of an order that needs no payment. */
  onLeave: (address: string, orderId: string | null) => void;
  /** Shows how an order that was paid on this page stands. Without it, payments are entered elsewhere. */
  onConfirmed?: (orderId: string) => void;
  /** PayPal has confirmed the payment in the other tab. */
  onPaid: (orderId: string) => void;
  /** Opens PayPal's tab; null when it is blocked. Everything in one place without it. */
  openTab?: (url: string) => PaypalTab['window'];
}

/** Plan, buyer, method and the way to the provider, on the site and inside the Windows client. */
export function CheckoutScreen({ ends }: { ends: CheckoutEnds }) {
  const site = useSite();
  const { session } = useStores();
  const checkout = useStore(checkoutStore);
  const plans = useStore(plansStore);
  const { views, failed, currency, selected, named, owns, offer, store } = usePlans();
  const { quote, tax, previousQuote, method, busy, error, code, paypal, fields } = useSnapshot(
    checkout.state,
  );
  const { status, user } = useSnapshot(session.state);

  useEffect(() => {
    checkout.paid = ends.onPaid;
    return () => {
      checkout.paid = null;
      checkout.cancelPaypal();
    };
  }, [checkout, ends]);
  // A buyer of another plan is credited with its rest: the price is asked for before it is shown as theirs.
  const holds = status === 'signed-in' && owns && selected ? selected.productId : null;
  useEffect(() => {
    if (holds) void checkout.hold(holds, currency);
  }, [holds, currency, checkout]);

  // The provider's script comes from its own host: not before the buyer is at the form with its method chosen.
  const [near, setNear] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const check = useRef<(() => string | null) | null>(null);
  const pay = useRef<((email: string) => Promise<boolean>) | null>(null);
  const here = ends.onConfirmed !== undefined && method !== null && checkout.inFields.includes(method);
  const wallet = method === 'gap';
  const kind = wallet ? 'wallet' : 'card';
  const ready = selected !== null && selected !== undefined && views !== null;
  const sum = useRef({ amount: 0, currency });
  useEffect(() => {
    if (!here || !near || !ready || !host.current) return;
    let address: string | null = null;
    void checkout.openFields({
      host: host.current,
      kind,
      language: site.language,
      ...sum.current,
      onPress() {
        address = check.current?.() ?? null;
        return address !== null;
      },
      onAgreed(failed) {
        void pay.current?.(address ?? '').then((through) => through || failed());
      },
    });
    return () => checkout.closeFields();
  }, [here, near, ready, kind, checkout, site.language]);

  useEffect(() => {
    if (sum.current.amount > 0) checkout.priceFields(sum.current.amount, sum.current.currency);
  }, [quote, selected, currency, checkout]);
  useEffect(() => {
    checkout.state.offer = offer;
  }, [checkout, offer]);
  const productId = selected?.productId;
  useEffect(() => {
    const link = linkCode();
    if (link && productId) void checkout.keepCode(link.code, productId, currency);
  }, [productId, currency, checkout]);

  const known =
    named === null || views === null || views.some((view) => view.id === named || view.productId === named);
  if (!known) return <MissingPage />;

  const order = selected && {
    plan: selected,
    // The service's word once it has been asked; until then the same sum from the price list.
    quote:
      quote && quote.plan_id === selected.id && quote.currency === currency
        ? quoteView(quote as Quote, tax)
        : planQuote(selected),
    hold() {
      setNear(true);
      void checkout.hold(selected.productId, currency);
    },
    async submit({ email }: { email: string }) {
      // Opened while the press still counts: browsers block what opens later.
      const tab =
        method && ends.openTab && checkout.inNewTab.includes(method)
          ? { window: ends.openTab('') }
          : undefined;
      const next = await checkout.submit({
        email,
        language: site.language,
        returnBase: prefixOf(site),
        shown: { productId: selected.productId, currency, amount: this.quote.total.amount },
        surface: ends.surface,
        collectTracking: async () => (await import('./collectTracking.ts')).collectTracking(),
        tab,
      });
      const orderId = checkout.state.orderId;
      if (next?.confirmed && orderId) ends.onConfirmed?.(orderId);
      else if (next) ends.onLeave(next.address, orderId);
      return next !== null;
    },
  };
  if (order) sum.current = { amount: order.quote.total.amount, currency };
  pay.current = order ? (email) => order.submit({ email }) : null;

  return (
    <>
      <PlanPicker
        plans={views}
        error={failed}
        onRetry={() => void store.retry()}
        selectedId={selected?.id ?? null}
        onSelect={(id) => {
          store.select(id);
          ends.onSelect?.(id);
        }}
        currency={currency}
        currencies={currencies}
        onCurrencyChange={(next) => void store.setCurrency(next as typeof currency)}
        hrefFor={(plan) => ends.hrefFor(plan.id)}
        actionOnMobile="hidden"
      />
      {order ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: asks for the price when somebody comes near the form
        <div onFocus={order.hold} onPointerEnter={order.hold}>
          <CheckoutForm
            plan={order.plan}
            quote={order.quote}
            signedInEmail={status === 'signed-in' ? user?.email : undefined}
            methods={checkout.methods.map((code) => ({
              code,
              here: ends.onConfirmed !== undefined && checkout.inFields.includes(code) && fields !== 'hosted',
            }))}
            method={method}
            onMethodChange={(code) => checkout.setMethod(code as PaymentMethod)}
            onSubmit={(buyer) => void order.submit(buyer)}
            busy={busy}
            code={{
              applied: order.quote.lines.find(({ kind }) => kind === 'coupon')?.code ?? null,
              busy: code.busy,
              invalid: code.invalid,
              kept: code.kept,
              onApply: (entered) => {
                if (!entered) forgetLinkCode();
                void checkout.applyCode(entered, order.plan.productId, currency);
              },
            }}
            fields={here && fields !== 'hosted' ? { kind, state: fields, hostRef: host } : undefined}
            checkRef={check}
            error={error ? (formErrors[error] ?? 'unknown') : null}
            previousTotal={
              previousQuote ? { amount: previousQuote.amount, currency: previousQuote.currency } : undefined
            }
            loginHref={`/login?redirect=${encodeURIComponent(ends.hrefFor(order.plan.id))}`}
            termsHref="/termsuse"
            plansHref={ends.surface === 'win' ? '/win-pay' : '/pricing'}
            testMode={plans.page.testMode}
            headingLevel={2}
          />
        </div>
      ) : null}
      {paypal ? (
        <Suspense fallback={null}>
          <PaypalDialog
            open
            state={paypal.state ?? 'waiting'}
            onContinue={() => checkout.reopen((url) => ends.openTab?.(url) ?? null)}
            onCompleted={() => void checkout.completed()}
            onCancel={() => checkout.cancelPaypal()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
