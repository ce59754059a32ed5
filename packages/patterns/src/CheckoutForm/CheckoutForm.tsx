import type { Money } from '@tern/domain';
import { Button, Container, Link, VisuallyHidden } from '@tern/ui';
import { type DOMAttributes, type ReactNode, type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import type { CardFieldsProps } from '../CardFields/CardFields.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { PayBar } from '../PayBar/PayBar.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { Agreement, type AgreementProps } from './Agreement.tsx';
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
  /** Above the fields: the plan, and the way to another one. */
  choice?: ReactNode;
  plan: PlanView;
  /** `null` while the service works out the price; nothing can be ordered until it is there. */
  quote: QuoteView | null;
  /** The quote is about to be another one: its total is not said. */
  settling?: boolean;
  /** The initial value of the field. */
  email?: string;
  /** The address of a signed-in buyer, shown in place of the field. */
  signedInEmail?: string;
  /** Only methods that are available. */
  methods: readonly PaymentMethodView[];
  method: string | null;
  onMethodChange: (code: string) => void;
  /** To a plan that ends earlier than the one it takes over. */
  agreement?: Pick<AgreementProps, 'agreed' | 'onChange'>;
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
  /** A second way to sign in, shown where the address has an account (`PasskeyWay`). */
  passkeyWay?: ReactNode;
  termsHref?: string;
  /** Leads to the other plans when this one is already bought. */
  plansHref?: string;
  /** Leads to the same plan when its trial cannot be had. */
  withoutTrialHref?: string;
  testMode?: boolean;
  /** The buyer comes near the fields or the sum. */
  approach?: Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onPointerEnter'>;
  /** The current time, in epoch milliseconds: the terms name the day of the renewal. Unknown in shared HTML. */
  now?: number;
}

/** Who pays, how, and what for. On small screens the total and the button stay at the bottom. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { choice, plan, quote, agreement, busy = false } = props;
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const formId = useId();
  const termsId = useId();
  const checkout = useCheckoutForm(props);
  const { form, changed, blocked, here, walletReady, submit } = checkout;

  // A notice tells of a price that the service has changed. One that is on its way may differ.
  const total = useChanges(
    quote && !changed && !props.settling
      ? formatMessage(orderSummaryMessages.totalIs, { price: words.money(quote.total) })
      : null,
  );
  const { order, label, shortLabel, note } = usePayWords({ ...props, here, changed: changed !== null });
  const button = (words: string) => (
    <Button
      type="submit"
      size="lg"
      block
      busy={busy}
      disabled={blocked || !quote}
      form={formId}
      aria-describedby={order ? termsId : undefined}
    >
      {words}
    </Button>
  );

  return (
    <div className={css.root}>
      <div className={css.ground}>
        <Container>
          <div className={css.columns}>
            <div className={css.entries}>
              <div className={css.choice}>{choice}</div>
              <form
                ref={form}
                id={formId}
                onSubmit={submit}
                noValidate
                aria-label={formatMessage(messages.title)}
                className={css.fields}
                {...props.approach}
              >
                <Entries {...props} {...checkout} />
              </form>
            </div>
            {/* Beside the form, whose fields scroll: its buttons name it. */}
            <div className={css.summary} {...props.approach}>
              {order ? (
                <div className={css.order}>
                  <OrderCard id={termsId} order={order} headingLevel={2} />
                </div>
              ) : null}
              <OrderSummary plan={plan} quote={quote}>
                {agreement && quote?.change?.shortens && quote.ends ? (
                  <Agreement {...agreement} before={quote.change.until} after={quote.ends} />
                ) : null}
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
    </div>
  );
}

/** Who pays, and how. */
function Entries(props: CheckoutFormProps & ReturnType<typeof useCheckoutForm>) {
  const { plan, signedInEmail, methods, method, onMethodChange, code, fields, error = null } = props;
  const { loginHref, plansHref, notice, buyer, shown, dismiss, changed, purchased } = props;
  return (
    <>
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
        passkeyWay={props.passkeyWay}
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
    </>
  );
}

/** Below the button: the terms, and that no money moves in test mode. */
function FinePrint({ termsHref, testMode }: Pick<CheckoutFormProps, 'termsHref' | 'testMode'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.fine}>
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
