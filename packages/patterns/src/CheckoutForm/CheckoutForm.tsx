import { brand, isEmail, type Money } from '@tern/domain';
import {
  Button,
  Container,
  Heading,
  Icon,
  Link,
  Ltr,
  MailGlyph,
  Notice,
  RadioGroup,
  Section,
  ShieldCheckGlyph,
  Text,
  TextField,
  VisuallyHidden,
} from '@tern/ui';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { CardFields, type CardFieldsProps } from '../CardFields/CardFields.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import type { QuoteView } from '../OrderSummary/QuoteView.ts';
import { PayBar } from '../PayBar/PayBar.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './CheckoutForm.css.ts';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { isPaypal, type PaymentMethodView, usePaymentMethods } from './usePaymentMethods.ts';

/** What can stop an order (spec section 8, Payment messages). */
export type CheckoutError =
  | 'network'
  | 'payment_failed'
  | 'plan_purchased'
  | 'email_missing'
  | 'email_invalid'
  | 'account_exists'
  | 'quote_changed'
  | 'quote_expired'
  | 'not_available_in_country'
  | 'method_unavailable'
  | 'too_many_requests'
  | 'bot_check_failed'
  | 'bot_check_unavailable'
  | 'card_declined'
  | 'card_no_funds'
  | 'card_expired'
  | 'card_wrong'
  | 'not_confirmed'
  | 'unknown';

export interface CodeEntry {
  /** The code that holds now. */
  applied: string | null;
  busy?: boolean;
  /** The last one does not work for this plan. */
  invalid?: boolean;
  /** A link brought this one: the field is open and filled in. */
  kept?: string | null;
  /** An empty one takes the code off again. */
  onApply: (code: string) => void;
}

export interface CheckoutFormProps {
  plan: PlanView;
  /** `null` while the service works out the price; nothing can be ordered until it is there. */
  quote: QuoteView | null;
  /** What the field starts with. */
  email?: string;
  /** The address of a signed-in buyer: it is shown, not asked for. */
  signedInEmail?: string;
  /** Only what is really on offer. */
  methods: readonly PaymentMethodView[];
  method: string | null;
  onMethodChange: (code: string) => void;
  /** Called once per order: not again while `busy`, nor on a second click. */
  onSubmit: (order: { email: string; method: string }) => void;
  busy?: boolean;
  /** Coupon, invite and student codes; not asked for without it. */
  code?: CodeEntry;
  /** The provider's own fields for the chosen method; without them the payment is entered on its page. */
  fields?: CardFieldsProps;
  /** Set by the form: answers the address to pay with, or shows what is missing and answers null. */
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

const cardErrors: readonly CheckoutError[] = [
  'card_declined',
  'card_no_funds',
  'card_expired',
  'card_wrong',
  'not_confirmed',
];
const fieldErrors: readonly CheckoutError[] = ['email_missing', 'email_invalid', 'account_exists'];
/** A second click comes well within this time; after it a form nobody answered is usable again. */
const clickGuard = 1000;

/** Who pays, how, and what for. On small screens the total and the button stay at the bottom. */
export function CheckoutForm({
  plan,
  quote,
  email: initialEmail = '',
  signedInEmail,
  methods,
  method,
  onMethodChange,
  onSubmit,
  busy = false,
  code,
  fields,
  checkRef,
  error = null,
  previousTotal,
  loginHref,
  termsHref,
  plansHref,
  testMode = false,
  headingLevel = 2,
}: CheckoutFormProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const options = usePaymentMethods(methods);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [email, setEmail] = useState(initialEmail);
  const [slip, setSlip] = useState<'email_missing' | 'email_invalid' | 'method_missing' | null>(null);
  const [lastTotal, setLastTotal] = useState<Money | null>(null);
  /** An error of the service counts until the buyer changes what it is about. */
  const [dismissed, setDismissed] = useState(false);

  const shown = dismissed ? null : error;
  const purchased = plan.owned || shown === 'plan_purchased';
  const blocked = shown === 'not_available_in_country' || purchased || methods.length === 0;
  const before = previousTotal ?? lastTotal;
  const changed =
    shown === 'quote_changed' && quote && before && before.amount !== quote.total.amount ? before : null;

  useEffect(() => {
    setDismissed(false);
    if (busy) return;
    sentAt.current = Number.NEGATIVE_INFINITY;
    if (!error) return;
    if (fieldErrors.includes(error) && emailField.current) emailField.current.focus();
    else notice.current?.focus();
  }, [error, busy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = Date.now();
    if (busy || blocked || !quote || now - sentAt.current < clickGuard) return;
    const address = check();
    // The button of a wallet is the provider's own.
    if (address === null || !method || walletReady) return;
    setLastTotal(quote.total);
    sentAt.current = now;
    onSubmit({ email: address, method });
  }

  /** Names the first slip and answers null, or the address. */
  function check(): string | null {
    const address = (signedInEmail ?? email).trim();
    if (!address) {
      setSlip('email_missing');
      emailField.current?.focus();
      return null;
    }
    if (!signedInEmail && !isEmail(address)) {
      setSlip('email_invalid');
      emailField.current?.focus();
      return null;
    }
    if (!method) {
      setSlip('method_missing');
      form.current?.querySelector<HTMLInputElement>('input[name="method"]')?.focus();
      return null;
    }
    setSlip(null);
    return address;
  }
  useEffect(() => {
    if (checkRef) checkRef.current = () => (busy || blocked || !quote ? null : check());
  });

  const signInLink = (chunks: ReactNode) => <Link href={loginHref}>{chunks}</Link>;
  const emailError =
    slip === 'email_missing' || (!slip && shown === 'email_missing')
      ? formatMessage(messages.emailMissing)
      : slip === 'email_invalid' || (!slip && shown === 'email_invalid')
        ? formatMessage(messages.emailInvalid)
        : !slip && shown === 'account_exists'
          ? formatMessage(messages.accountExists, { link: signInLink })
          : undefined;

  const here = fields !== undefined && fields.state !== 'blocked';
  const walletReady = here && fields.kind === 'wallet' && fields.state === 'ready';
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
              <ErrorNotice
                ref={notice}
                error={purchased ? 'plan_purchased' : shown}
                changed={changed && quote ? [changed, quote.total] : null}
                plansHref={plansHref}
              />
              {signedInEmail ? (
                <Text>
                  {formatMessage(messages.signedIn, { email: <Ltr key="email">{signedInEmail}</Ltr> })}
                </Text>
              ) : (
                <TextField
                  ref={emailField}
                  label={formatMessage(messages.email)}
                  type="email"
                  name="email"
                  autoComplete="email"
                  inputMode="email"
                  spellCheck={false}
                  placeholder={formatMessage(messages.emailPlaceholder)}
                  iconStart={MailGlyph}
                  hint={formatMessage(messages.emailHint)}
                  error={emailError}
                  value={email}
                  required
                  onChange={(event) => {
                    setEmail(event.currentTarget.value);
                    if (slip !== 'method_missing') setSlip(null);
                    if (error && fieldErrors.includes(error)) setDismissed(true);
                  }}
                />
              )}
              {options.length > 0 ? (
                <RadioGroup
                  legend={formatMessage(messages.method)}
                  name="method"
                  variant="card"
                  value={method}
                  onChange={(code) => {
                    if (slip === 'method_missing') setSlip(null);
                    if (error === 'method_unavailable') setDismissed(true);
                    onMethodChange(code);
                  }}
                  options={options.map((option) =>
                    fields && option.value === method
                      ? { ...option, panel: <CardFields key={fields.kind} {...fields} /> }
                      : option,
                  )}
                  error={slip === 'method_missing' ? formatMessage(messages.methodMissing) : undefined}
                  required
                />
              ) : (
                <Notice tone="data">{formatMessage(messages.noMethods)}</Notice>
              )}
              {code ? <CodeFields key={code.kept ?? ''} {...code} /> : null}
            </div>
            <div className={css.summary}>
              <OrderSummary plan={plan} quote={quote}>
                {walletReady ? null : <div className={css.submit}>{button(submitLabel)}</div>}
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
              </OrderSummary>
            </div>
          </div>
        </Container>
      </Section>
      <PayBar plan={plan} total={quote?.total}>
        {walletReady ? <span /> : button(shortLabel)}
      </PayBar>
      <div role="status">
        {busy ? (
          <VisuallyHidden>{formatMessage(here ? messages.paying : messages.busy)}</VisuallyHidden>
        ) : null}
      </div>
    </form>
  );
}

/** The code is asked for on request: most buyers have none. */
function CodeFields({ applied, busy = false, invalid = false, kept = null, onApply }: CodeEntry) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(applied !== null || kept !== null);
  const [text, setText] = useState(applied ?? kept ?? '');
  const [edited, setEdited] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removes = applied !== null && !edited;
  const apply = (code = text.trim()) => {
    setEdited(false);
    setText(code);
    onApply(code);
    field.current?.focus();
  };
  if (!asked) {
    return (
      <div>
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          {formatMessage(messages.codeAsk)}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.code}>
      <TextField
        ref={field}
        label={formatMessage(messages.code)}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={text}
        error={invalid && !edited ? formatMessage(messages.codeInvalid) : undefined}
        ok={applied && !edited ? formatMessage(messages.codeAccepted) : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setEdited(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter applies the code; the order is not sent with it.
          event.preventDefault();
          if (!busy && !removes) apply();
        }}
      />
      <div className={css.codeButton}>
        <Button variant="outline" busy={busy} onClick={() => apply(removes ? '' : undefined)}>
          {formatMessage(removes ? messages.codeRemove : messages.codeApply)}
        </Button>
      </div>
    </div>
  );
}

const sentences = {
  network: messages.network,
  payment_failed: messages.paymentFailed,
  plan_purchased: messages.planPurchased,
  quote_expired: messages.quoteExpired,
  not_available_in_country: messages.notAvailableInCountry,
  method_unavailable: messages.methodUnavailable,
  too_many_requests: messages.tooManyRequests,
  bot_check_failed: messages.botCheckFailed,
  bot_check_unavailable: messages.botCheckUnavailable,
  card_declined: messages.cardDeclined,
  card_no_funds: messages.cardNoFunds,
  card_expired: messages.cardExpired,
  card_wrong: messages.cardWrong,
  not_confirmed: messages.notConfirmed,
  unknown: messages.unknown,
};

interface ErrorNoticeProps {
  ref: Ref<HTMLDivElement>;
  error: CheckoutError | null;
  /** Old and new total. */
  changed: readonly [Money, Money] | null;
  plansHref: string | undefined;
}

/** What stopped the order, above the fields. Errors of one field stand at the field instead. */
function ErrorNotice({ ref, error, changed, plansHref }: ErrorNoticeProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  if (!error || fieldErrors.includes(error)) return null;
  const sentence = error in sentences ? sentences[error as keyof typeof sentences] : null;
  const card = cardErrors.includes(error);
  const harmless = card || error === 'network' || error === 'payment_failed';
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={css.notice}>
      {sentence ? (
        <Notice tone="danger" title={card ? formatMessage(messages.paymentFailed) : undefined}>
          <p>{formatMessage(sentence)}</p>
          {harmless ? <p>{formatMessage(messages.nothingCharged)}</p> : null}
          {error === 'plan_purchased' && plansHref ? (
            <Link href={plansHref}>{formatMessage(messages.otherPlans)}</Link>
          ) : null}
        </Notice>
      ) : (
        <Notice tone="data" title={formatMessage(messages.quoteChanged)}>
          {changed ? (
            <p>
              {formatMessage(messages.quoteChangedText, {
                before: words.money(changed[0]),
                after: words.money(changed[1]),
                old: (chunks) => (
                  <s>
                    <Ltr>{chunks}</Ltr>
                  </s>
                ),
                new: (chunks) => (
                  <strong className={css.newPrice}>
                    <Ltr>{chunks}</Ltr>
                  </strong>
                ),
              })}
            </p>
          ) : (
            <p>{formatMessage(messages.quoteExpired)}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
