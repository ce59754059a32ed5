import { brand, type Money } from '@tern/domain';
import { Button, Container, Icon, Link, ShieldCheckGlyph, VisuallyHidden } from '@tern/ui';
import { type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import type { CardFieldsProps } from '../CardFields/CardFields.tsx';
import type { Agreement } from '../OrderSummary/ChangeOfPlan.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { PayBar } from '../PayBar/PayBar.tsx';
import { PaymentTerms } from '../PaymentTerms/PaymentTerms.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { BuyerField } from './BuyerField.tsx';
import * as css from './CheckoutForm.css.ts';
import {
  type CheckoutError,
  CheckoutNotice,
  fieldErrors,
  type PendingPaymentView,
} from './CheckoutNotice.tsx';
import { type CodeEntry, CodeFields } from './CodeFields.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';
import type { PaymentMethodView } from './usePaymentMethods.tsx';
import { usePayWords } from './usePayWords.ts';

export interface CheckoutFormProps {
  plan: PlanView;
  /** `null` while the service works out the price; nothing can be ordered until it is there. */
  quote: QuoteView | null;
  /** The initial value of the field. */
  email?: string;
  /** The address of a signed-in buyer, shown in place of the field. */
  signedInEmail?: string;
  /** Only methods that are available. */
  methods: readonly PaymentMethodView[];
  method: string | null;
  onMethodChange: (code: string) => void;
  /** To a plan that ends earlier than the one it takes over. */
  agreement?: Agreement;
  /** Called once per order: not again while `busy`, nor on a second click. */
  onSubmit: (order: { email: string; method: string }) => void;
  busy?: boolean;
  /** Coupon, invite and student codes; without it there is no field for them. */
  code?: CodeEntry;
  /** The provider's own fields for the chosen method; without them the payment is entered on its page. */
  fields?: CardFieldsProps;
  /** Set by the form: returns the address to pay with, or shows what is missing and returns null. */
  checkRef?: RefObject<(() => string | null) | null>;
  error?: CheckoutError | null;
  /** With `quote_changed`: what the buyer saw before. The total of the last try by default. */
  previousTotal?: Money;
  /** With `payment_pending`: what is on its way. */
  pending?: PendingPaymentView;
  loginHref: string;
  termsHref?: string;
  /** Leads to the other plans when this one is already bought. */
  plansHref?: string;
  /** Leads to the same plan when its trial cannot be had. */
  withoutTrialHref?: string;
  testMode?: boolean;
  /** The current time, in epoch milliseconds: the terms name the day of the renewal. Unknown in shared HTML. */
  now?: number;
}

/** Who pays, how, and what for. On small screens the total and the button stay at the bottom. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, quote, signedInEmail, methods, method, onMethodChange, code, fields } = props;
  const { busy = false, error = null, loginHref, plansHref } = props;
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const termsId = useId();
  const { form, notice, buyer, shown, dismiss, changed, purchased, blocked, here, walletReady, submit } =
    useCheckoutForm(props);

  // A notice tells of a price that the service has changed.
  const total = useChanges(
    quote && !changed
      ? formatMessage(orderSummaryMessages.totalIs, { price: words.money(quote.total) })
      : null,
  );
  const { follows, label, shortLabel, note } = usePayWords({ ...props, here, changed: changed !== null });
  const button = (words: string) => (
    <Button
      type="submit"
      size="lg"
      block
      busy={busy}
      disabled={blocked || !quote}
      aria-describedby={follows ? termsId : undefined}
    >
      {words}
    </Button>
  );

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={formatMessage(messages.title)}
      className={css.form}
    >
      <div className={css.ground}>
        <Container>
          <div className={css.columns}>
            <div className={css.fields}>
              <CheckoutNotice
                ref={notice}
                error={purchased ? (plan.trial ? 'trial_with_plan' : 'plan_purchased') : shown}
                changed={changed}
                pending={props.pending}
                plansHref={plansHref}
                withoutTrialHref={props.withoutTrialHref}
              />
              <BuyerField
                buyer={buyer}
                signedInEmail={signedInEmail}
                error={shown}
                loginHref={loginHref}
                onEdit={() => {
                  if (error && fieldErrors.includes(error)) dismiss();
                }}
              />
              <MethodChoice
                methods={methods}
                method={method}
                fields={fields}
                missing={buyer.problem === 'method_missing'}
                onChange={(code) => {
                  buyer.mend('method_missing');
                  if (error === 'method_unavailable') dismiss();
                  onMethodChange(code);
                }}
              />
              {code ? <CodeFields key={code.kept ?? ''} {...code} /> : null}
            </div>
            <div className={css.summary}>
              <OrderSummary plan={plan} quote={quote} headingLevel={2} agreement={props.agreement}>
                {follows ? <PaymentTerms id={termsId} {...follows} /> : null}
                {walletReady ? (
                  <p>{formatMessage(messages.payWallet)}</p>
                ) : (
                  <div className={css.submit}>{button(label)}</div>
                )}
                <FinePrint termsHref={props.termsHref} testMode={props.testMode} />
              </OrderSummary>
            </div>
          </div>
        </Container>
      </div>
      <PayBar plan={plan} total={quote?.total} note={note}>
        {walletReady ? <span /> : button(shortLabel)}
      </PayBar>
      <VisuallyHidden>
        <span role="status">{total}</span>
      </VisuallyHidden>
      <div role="status">
        {busy ? (
          <VisuallyHidden>{formatMessage(here ? messages.paying : messages.busy)}</VisuallyHidden>
        ) : null}
      </div>
    </form>
  );
}

/** Below the button: the promise, the terms, and that no money moves in test mode. */
function FinePrint({ termsHref, testMode }: Pick<CheckoutFormProps, 'termsHref' | 'testMode'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.fine}>
      <p className={css.guarantee}>
        <Icon glyph={ShieldCheckGlyph} size="sm" />
        {formatMessage(messages.moneyBack, { days: brand.claims.moneyBackDays })}
      </p>
      {termsHref ? (
        <p>
          {formatMessage(messages.terms, {
            link: (chunks) => <Link href={termsHref}>{chunks}</Link>,
          })}
        </p>
      ) : null}
      {testMode ? <p className={css.test}>{formatMessage(messages.testMode)}</p> : null}
    </div>
  );
}
