import type { Quote } from '@tern/contract';
import { type PaymentMethod, paymentMethods, prefixOf, trialPlanId } from '@tern/domain';
import { CheckoutForm, type PlanView } from '@tern/patterns';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { forgetLinkCode } from '../linkCode.ts';
import { plansStore } from '../plans.store.ts';
import { planQuote, quoteView } from '../planView.ts';
import type { CheckoutEnds } from './CheckoutEnds.ts';
import type { CheckoutStore } from './checkout.store.ts';
import { type Checkout, hasFields, isPaying, opensTab, shownQuote } from './checkoutState.ts';
import { formError } from './formError.ts';
import { namedOffer } from './namedOffer.ts';
import { useAgreement } from './useAgreement.ts';
import { useCardFields } from './useCardFields.ts';
import { useOfferedMethods } from './useOfferedMethods.ts';

export interface CheckoutOrderProps {
  /** Above the fields. */
  choice: ReactNode;
  checkout: CheckoutStore;
  plan: PlanView;
  ends: CheckoutEnds;
  /** The activity or the key it is bought through. */
  offer: string | null;
}

const pendingView = (pending: Checkout['pending']) =>
  pending
    ? {
        amount: { amount: pending.amount, currency: pending.currency },
        until: pending.until,
        href: `/paystatus?order=${encodeURIComponent(pending.order_id)}`,
      }
    : undefined;

/** Buyer, method and the button that pays. */
export function CheckoutOrder({ choice, checkout, plan, ends, offer }: CheckoutOrderProps) {
  const site = useSite();
  const { session } = useStores();
  const { page } = useStore(plansStore);
  const { status, user } = useSnapshot(session.state);
  const state = useSnapshot(checkout.state);
  const methods = useOfferedMethods(checkout, plan.trial !== undefined);
  const { method, fields, code, previousQuote } = state;
  const { send } = checkout;

  // The provider's script comes from its own host: not before the buyer is at the form with its method chosen.
  const [near, setNear] = useState(false);
  const checkRef = useRef<(() => string | null) | null>(null);
  const entersHere = (code: PaymentMethod) => ends.onConfirmed !== undefined && hasFields(code);
  const here = method !== null && entersHere(method);
  const address = plan.trial ? trialPlanId(plan.id, plan.trial.days) : plan.id;
  const hydrated = useHydrated();
  // The day that this page was opened on is near enough: the order says it again.
  const [opened] = useState(Date.now);
  const now = hydrated ? opened : undefined;
  const kind = method !== null && paymentMethods[method].knownAs === 'wallet' ? 'wallet' : 'card';

  const { total } = plan;
  const productId = plan.trial?.productId ?? plan.productId;
  const quote = shownQuote({ quote: state.quote, plan: { productId, currency: total.currency } });
  // The service's quote once there is one; until then the same sum from the price list.
  const view = quote ? quoteView(quote as Quote, state.tax) : planQuote(plan);
  const agreement = useAgreement(quote?.quote_id);
  const applied = view.lines.find(({ kind }) => kind === 'coupon')?.code ?? view.origin?.code ?? null;
  const named = namedOffer(page.offerLine, { plan, offer, quote, now });

  function hold() {
    setNear(true);
    send({ type: 'priceWanted' });
  }
  /** An error that takes the focus is no sign of interest: the request it tells of would go out again for ever. */
  function approach({ target }: FocusEvent) {
    if (!target.closest('[role="alert"]')) hold();
  }
  function submit(email: string) {
    const buyer = { email, language: site.language, returnBase: prefixOf(site), surface: ends.surface };
    const opens = opensTab(method) ? ends.openTab : undefined;
    // Opened while the press still counts: browsers block what opens later.
    send({
      type: 'submitted',
      buyer: { ...buyer, shorter: agreement.agreed },
      ...(opens && { tab: { window: opens('') } }),
    });
  }
  const hostRef = useCardFields(checkout, {
    wanted: here && near,
    kind,
    language: site.language,
    checkRef,
    onAgreed: submit,
  });

  return (
    <CheckoutForm
      choice={choice}
      plan={plan}
      quote={{ ...view, offer: named }}
      settling={state.price === 'asking' || state.price === 'trying'}
      signedInEmail={status === 'signed-in' ? user?.email : undefined}
      methods={methods.map((code) => ({ code, here: entersHere(code) && fields !== 'hosted' }))}
      method={method}
      onMethodChange={(code) => send({ type: 'methodChosen', method: code as PaymentMethod })}
      agreement={agreement}
      onSubmit={({ email }) => submit(email)}
      busy={isPaying(state)}
      code={{
        applied,
        busy: state.price === 'trying',
        refusal: code.refusal,
        kept: code.kept,
        onApply: (entered) => {
          if (!entered) forgetLinkCode(applied);
          send({ type: 'codeEntered', code: entered });
        },
      }}
      fields={here && fields !== 'hosted' ? { kind, state: fields, hostRef } : undefined}
      checkRef={checkRef}
      error={state.stopped ? formError(state.stopped.error) : null}
      previousTotal={
        previousQuote ? { amount: previousQuote.amount, currency: previousQuote.currency } : undefined
      }
      pending={pendingView(state.pending)}
      loginHref={`/login?redirect=${encodeURIComponent(ends.hrefFor(address))}`}
      passkeyWay={ends.passkeyWay}
      termsHref="/termsuse"
      plansHref={ends.surface === 'win' ? '/win-pay' : '/pricing'}
      withoutTrialHref={ends.hrefFor(plan.id)}
      testMode={page.testMode}
      now={now}
      approach={{ onFocus: approach, onPointerEnter: hold }}
    />
  );
}
