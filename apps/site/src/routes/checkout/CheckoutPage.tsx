import { prefixOf } from '@tern/domain';
import { CheckoutForm, type CheckoutError as CheckoutFormError, PlanPicker } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { currencies } from '../../app/currencies.ts';
import { hasPage } from '../../app/pageLinks.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { ThisPageCouldNotBeFound } from '../notFound/ThisPageCouldNotBeFound.tsx';
import { quoteView } from '../pricing/planView.ts';
import { usePlans } from '../pricing/usePlans.ts';
import type { CheckoutError } from './checkout.store.ts';

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
};

/** `/pricing/checkout/{id?}`: one page from the plan to the provider (spec section 2, purchase). */
export function CheckoutPage() {
  const site = useSite();
  const navigate = useNavigate();
  const { checkout, session, plans: plansStore } = useStores();
  const { views, failed, currency, selected, named, store } = usePlans();
  const { quote, previousQuote, methods, method, busy, error } = useSnapshot(checkout.state);
  const { status, user } = useSnapshot(session.state);

  const productId = selected?.productId;
  useEffect(() => {
    if (productId) void checkout.open(productId, currency);
  }, [checkout, productId, currency]);

  const known =
    named === null || views === null || views.some((view) => view.id === named || view.productId === named);
  if (!known) return <ThisPageCouldNotBeFound />;

  const submit = async ({ email }: { email: string }) => {
    const next = await checkout.submit({ email, language: site.language, returnBase: prefixOf(site) });
    if (next) location.assign(next);
  };
  const current = quote && selected && quote.plan_id === selected.id ? quoteView(quote as never) : null;

  return (
    <>
      <PlanPicker
        plans={views}
        error={failed}
        onRetry={() => void store.retry()}
        selectedId={selected?.id ?? null}
        onSelect={(id) => {
          store.select(id);
          void navigate(`/pricing/checkout/${id}`, { replace: true, preventScrollReset: true });
        }}
        currency={currency}
        currencies={currencies}
        onCurrencyChange={(next) => void store.setCurrency(next as typeof currency)}
        hrefFor={(plan) => `/pricing/checkout/${plan.id}`}
        actionOnMobile="hidden"
      />
      {selected ? (
        <Section ground="alt" spacing="tight">
          <Container>
            <CheckoutForm
              plan={selected}
              quote={current}
              signedInEmail={status === 'signed-in' ? user?.email : undefined}
              methods={methods.map((code) => ({ code }))}
              method={method}
              onMethodChange={(code) => checkout.setMethod(code as never)}
              onSubmit={submit}
              busy={busy}
              error={error ? (formErrors[error] ?? 'unknown') : null}
              previousTotal={
                previousQuote ? { amount: previousQuote.amount, currency: previousQuote.currency } : undefined
              }
              loginHref={`/login?redirect=${encodeURIComponent(`/pricing/checkout/${selected.id}`)}`}
              termsHref={hasPage('/termsuse') ? '/termsuse' : undefined}
              plansHref="/pricing"
              testMode={plansStore.page.testMode}
              headingLevel={2}
            />
          </Container>
        </Section>
      ) : null}
    </>
  );
}
