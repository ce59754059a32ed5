import { brand, type Money } from '@tern/domain';
import {
  Button,
  Container,
  Heading,
  Icon,
  Link,
  Notice,
  RadioGroup,
  Section,
  ShieldCheckGlyph,
  VisuallyHidden,
} from '@tern/ui';
import { type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import { CardFields, type CardFieldsProps } from '../CardFields/CardFields.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { PayBar } from '../PayBar/PayBar.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { BuyerField } from './BuyerField.tsx';
import * as css from './CheckoutForm.css.ts';
import { type CheckoutError, CheckoutNotice, fieldErrors } from './CheckoutNotice.tsx';
import { type CodeEntry, CodeFields } from './CodeFields.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { isPaypal, type PaymentMethodView, usePaymentMethods } from './usePaymentMethods.ts';

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
  loginHref: string;
  termsHref?: string;
  /** Leads to the other plans when this one is already bought. */
  plansHref?: string;
  testMode?: boolean;
  /** Heading level of "Your order". */
  headingLevel?: 1 | 2;
}

/** Who pays, how, and what for. On small screens the total and the button stay at the bottom. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, quote, signedInEmail, methods, method, onMethodChange, code, fields } = props;
  const { busy = false, error = null, loginHref, plansHref, headingLevel = 2 } = props;
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const titleId = useId();
  const { form, notice, buyer, shown, dismiss, changed, purchased, blocked, here, walletReady, submit } =
    useCheckoutForm(props);

  // A notice tells of a price that the service has changed.
  const total = useChanges(
    quote && !changed
      ? formatMessage(orderSummaryMessages.totalIs, { price: words.money(quote.total) })
      : null,
  );

  const submitLabel =
    changed || (here && quote)
      ? formatMessage(changed ? messages.payNew : messages.payNow, {
          price: words.money((quote as QuoteView).total),
        })
      : formatMessage(isPaypal(method) ? messages.payPaypal : messages.pay);
  const shortLabel = changed ? submitLabel : formatMessage(here ? messages.payNowShort : messages.payShort);
  const button = (label: string) => (
    <Button type="submit" size="lg" block busy={busy} disabled={blocked || !quote}>
      {label}
    </Button>
  );

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby={titleId} className={css.form}>
      <Section ground="alt">
        <Container>
          <div className={css.columns}>
            <div className={css.fields}>
              <Heading level={headingLevel} size="h2" id={titleId}>
                {formatMessage(messages.title)}
              </Heading>
              <CheckoutNotice
                ref={notice}
                error={purchased ? 'plan_purchased' : shown}
                changed={changed}
                plansHref={plansHref}
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
              <OrderSummary plan={plan} quote={quote}>
                {walletReady ? (
                  <p>{formatMessage(messages.payWallet)}</p>
                ) : (
                  <div className={css.submit}>{button(submitLabel)}</div>
                )}
                <FinePrint termsHref={props.termsHref} testMode={props.testMode} />
              </OrderSummary>
            </div>
          </div>
        </Container>
      </Section>
      <PayBar plan={plan} total={quote?.total}>
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

interface MethodChoiceProps extends Pick<CheckoutFormProps, 'methods' | 'method' | 'fields'> {
  missing: boolean;
  onChange: (code: string) => void;
}

/** The ways to pay, with the fields of the chosen one below it. */
function MethodChoice({ methods, method, fields, missing, onChange }: MethodChoiceProps) {
  const { formatMessage } = useIntl();
  const options = usePaymentMethods(methods);
  if (options.length === 0) return <Notice tone="data">{formatMessage(messages.noMethods)}</Notice>;
  return (
    <RadioGroup
      legend={formatMessage(messages.method)}
      name="method"
      variant="card"
      value={method}
      onChange={onChange}
      options={options.map((option) =>
        fields && option.value === method
          ? { ...option, panel: <CardFields key={fields.kind} {...fields} /> }
          : option,
      )}
      error={missing ? formatMessage(messages.methodMissing) : undefined}
      required
    />
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
