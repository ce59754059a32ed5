import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentMethodCodes } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cardFieldsMessages as fieldsMessages } from '../CardFields/cardFields.messages.ts';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import { orderCardMessages } from '../OrderCard/orderCard.messages.ts';
import { sampleQuote } from '../OrderSummary/sampleQuotes.ts';
import { oneMonth, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { codeWordsMessages } from '../words/codeWords.messages.ts';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { PasskeyWay } from './PasskeyWay.tsx';

function Choosing(props: CheckoutFormProps) {
  const [method, setMethod] = useState(props.method);
  return (
    <CheckoutForm
      {...props}
      method={method}
      onMethodChange={(code) => {
        setMethod(code);
        props.onMethodChange(code);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Checkout/CheckoutForm',
  component: CheckoutForm,
  render: (args) => <Choosing {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    plan: twelveMonths,
    quote: sampleQuote(twelveMonths),
    email: '',
    methods: [{ code: 'ps' }, { code: 's1' }],
    method: 'ps',
    onMethodChange: fn(),
    onSubmit: fn(),
    loginHref: '/login?redirect=/pricing/checkout/12m',
    termsHref: '/termsuse',
    plansHref: '/pricing',
  },
} satisfies Meta<typeof CheckoutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of this form: one in the summary, one in the bar of small screens. Only one is visible. */
const submitOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole<HTMLButtonElement>('button')
    .find((button) => button.type === 'submit') as HTMLButtonElement;

export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true, also: ['fr-mobile', 'en-text-spacing', 'de-zoom'] } },
  play: async ({ args, canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox');
    await step('the method is chosen with the keyboard', async () => {
      const radios = canvas.getAllByRole('radio');
      radios[0]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onMethodChange).toHaveBeenLastCalledWith('s1');
      await expect(radios[1]).toBeChecked();
    });
    await step('an empty address is named and gets the focus', async () => {
      await userEvent.click(submitOf(canvasElement));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(
        expect.stringContaining(loaded.intl.formatMessage(messages.emailMissing)),
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('so is a wrong one, and nothing typed is lost', async () => {
      await userEvent.type(email, 'marta@example');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      // As Enter does in a browser, also where the button stands outside of the form.
      email.closest('form')?.requestSubmit(submitOf(canvasElement));
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription(
          expect.stringContaining(loaded.intl.formatMessage(messages.emailInvalid)),
        ),
      );
      await expect(email).toHaveValue('marta@example');
      await expect(email).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('a double click orders once', async () => {
      await userEvent.type(email, '.com ');
      await userEvent.dblClick(submitOf(canvasElement));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta@example.com', method: 's1' });
    });
  },
};

export const Empty: Story = {};

export const Invalid: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { email: 'marta@' },
  play: async ({ canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

/** An address that looks like a slip is shown back once, and the next press agrees. */
export const UnusualAddress: Story = {
  args: { email: '\u200b\u0430dmin＠example.com' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = submitOf(canvasElement);
    // The second half of a double press agrees to nothing.
    pay.click();
    pay.click();
    const email = canvas.getByRole('textbox');
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('\u0430dmin@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(
      async () => {
        await userEvent.click(pay);
        await expect(args.onSubmit).toHaveBeenCalledWith({ email: '\u0430dmin@example.com', method: 'ps' });
      },
      { timeout: 14_000, interval: 200 },
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const NoMethodChosen: Story = {
  args: { email: 'marta@example.com', method: null },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(submitOf(canvasElement));
    const canvas = within(canvasElement);
    await expect(canvas.getByText(loaded.intl.formatMessage(messages.methodMissing))).toBeVisible();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While an order is being made the button keeps its place and does nothing. */
export const Busy: Story = {
  args: { email: 'marta@example.com', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = submitOf(canvasElement);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.dblClick(button);
    within(canvasElement).getByRole<HTMLInputElement>('textbox').form?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const SignedIn: Story = {
  args: { signedInEmail: 'marta@example.com', method: 's1' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta@example.com', method: 's1' });
  },
};

export const QuoteLoading: Story = {
  args: { quote: null },
  play: async ({ canvasElement }) => {
    await expect(submitOf(canvasElement)).toBeDisabled();
  },
};

function Cheaper(props: CheckoutFormProps) {
  const [quote, setQuote] = useState(props.quote);
  const apply = () => setQuote(sampleQuote(twelveMonths, 3600));
  return <CheckoutForm {...props} quote={quote} code={{ applied: null, kept: 'WELCOME', onApply: apply }} />;
}

/** Another total is said once, politely. */
export const TotalSaid: Story = {
  parameters: { visual: { skip: 'The total is in WithCode.' } },
  render: (args) => <Cheaper {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const said = () => canvas.getAllByRole('status').map((region) => region.textContent);
    await expect(said().join('')).toBe('');
    const apply = canvas.getByRole('button', { name: loaded.intl.formatMessage(messages.codeApply) });
    await userEvent.click(apply);
    await expect(said().filter((text) => /36[.,]00/.test(text ?? ''))).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Where the button was the buyer goes on typing. */
export const CodeAsked: Story = {
  args: { code: { applied: null, onApply: fn() } },
  parameters: { visual: { skip: 'The field is in WithCode.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: loaded.intl.formatMessage(messages.codeAsk) }));
    await userEvent.keyboard('WELCOME');
    const field = canvas.getByRole('textbox', { name: loaded.intl.formatMessage(messages.code) });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('WELCOME');
    field.blur();
  },
};

/** The service refused the old price: both are shown, and the buyer has to confirm. */
export const PriceChanged: Story = {
  args: {
    email: 'marta@example.com',
    error: 'quote_changed',
    quote: sampleQuote(twelveMonths, 4800),
    previousTotal: twelveMonths.total,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert.querySelector('s')).toHaveTextContent(/45[.,]00/);
    await expect(within(alert).getByRole('strong')).toHaveTextContent(/48[.,]00/);
    await expect(submitOf(canvasElement)).toHaveTextContent(/48[.,]00/);
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** PayPal once and PayPal again are one method with a switch; the order in plain words follows it. */
export const PaypalOnceOrAgain: Story = {
  args: {
    signedInEmail: 'marta@example.com',
    methods: [{ code: 's1' }, { code: 'ps' }, { code: 'subscription' }, { code: 'gap' }],
    now: Date.UTC(2026, 10, 22, 12),
  },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    const terms = () => submitOf(canvasElement).getAttribute('aria-describedby') ?? '';
    const said = () => document.getElementById(terms())?.textContent;
    await expect(said()).not.toContain(loaded.intl.formatMessage(orderCardMessages.stopRenewal));
    const renews = canvas.getByRole('switch', { name: loaded.intl.formatMessage(messages.paypalRenews) });
    await userEvent.click(renews);
    await expect(args.onMethodChange).toHaveBeenLastCalledWith('subscription');
    await expect(renews).toBeChecked();
    await expect(said()).toContain(loaded.intl.formatMessage(orderCardMessages.stopRenewal));
    await expect(said()).toMatch(/2027|٢٠٢٧/);
    await userEvent.click(renews);
    await expect(args.onMethodChange).toHaveBeenLastCalledWith('ps');
    renews.blur();
  },
};

/** Every method of the table, named by what buyers know. */
export const EveryMethod: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { methods: paymentMethodCodes.map((code) => ({ code })), method: 's1' },
  play: async ({ canvasElement }) => {
    const labels = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
    await expect(labels).toEqual(['s1', 'gap', 'ps', 'pd', 'rz', 'tpa']);
  },
};

export const PriceExpired: Story = {
  args: { email: 'marta@example.com', error: 'quote_expired' },
  parameters: { visual: { skip: 'Looks like NetworkError.' } },
};

export const AccountExists: Story = {
  args: { email: 'marta@example.com', error: 'account_exists' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(
      canvas.getAllByRole('link').some((link) => link.getAttribute('href') === args.loginHref),
    ).toBe(true);
  },
};

/** Where the browser has passkeys, one signs in here and the order stays as it is. */
export const AccountExistsPasskey: Story = {
  args: {
    email: 'marta@example.com',
    error: 'account_exists',
    passkeyWay: <PasskeyWay onPasskey={fn()} error="passkey_cancelled" />,
  },
  parameters: { visual: { skip: 'AccountExists with a notice and a button.' } },
  play: async ({ canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: loaded.intl.formatMessage(loginFormMessages.passkey) });
    await expect(button).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'email webauthn');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

function failing(error: CheckoutFormProps['error'], message: keyof typeof messages): Story {
  return {
    args: { email: 'marta@example.com', error },
    play: async ({ canvasElement, loaded }) => {
      const alert = within(canvasElement).getByRole('alert');
      await waitFor(() => expect(alert).toHaveFocus());
      await expect(alert).toHaveTextContent(loaded.intl.formatMessage(messages[message]));
    },
  };
}

export const NetworkError: Story = failing('network', 'network');
export const PaymentFailed: Story = failing('payment_failed', 'paymentFailed');
export const MethodUnavailable: Story = {
  ...failing('method_unavailable', 'methodUnavailable'),
  parameters: { visual: { skip: 'Looks like PaymentFailed.' } },
};
export const ProviderAway: Story = {
  ...failing('provider_away', 'providerAway'),
  parameters: { visual: { skip: 'Looks like NetworkError.' } },
};
export const ChargeDiffers: Story = {
  ...failing('charge_differs', 'chargeDiffers'),
  parameters: { visual: { skip: 'Looks like NetworkError.' } },
};
/** An eCheck takes days: what is pending, until when, and what one can do. */
export const PaymentPending: Story = {
  args: {
    email: 'marta@example.com',
    error: 'payment_pending',
    pending: {
      amount: { amount: 4500, currency: 'USD' },
      until: '2026-12-06T08:00:00.000Z',
      href: '/paystatus?order=ord_1',
    },
  },
  play: async ({ canvasElement, loaded }) => {
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent(loaded.intl.formatMessage(messages.paymentPendingAgain));
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/paystatus?order=ord_1');
    await expect(submitOf(canvasElement)).toBeEnabled();
  },
};
const likeNetwork = { visual: { skip: 'Looks like NetworkError.' } };
export const TooManyRequests: Story = {
  ...failing('too_many_requests', 'tooManyRequests'),
  parameters: likeNetwork,
};
export const UnknownError: Story = { ...failing('unknown', 'unknown'), parameters: likeNetwork };
export const BotCheckFailed: Story = {
  ...failing('bot_check_failed', 'botCheckFailed'),
  parameters: likeNetwork,
};
export const BotCheckUnavailable: Story = {
  ...failing('bot_check_unavailable', 'botCheckUnavailable'),
  parameters: likeNetwork,
};

/** The provider's fields are on this page: the button names the sum, and the fields keep their place. */
export const FieldsHere: Story = {
  args: {
    signedInEmail: 'marta@example.com',
    method: 's1',
    fields: { kind: 'card', state: 'loading' },
  },
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('group', { name: loaded.intl.formatMessage(fieldsMessages.card) }),
    ).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Where the fields cannot be had the way leads over the provider's page, as before. */
export const FieldsBlocked: Story = {
  args: {
    signedInEmail: 'marta@example.com',
    method: 's1',
    fields: { kind: 'card', state: 'blocked' },
  },
  parameters: { visual: { skip: 'looks like CardFields, Blocked' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** The wallet has its own button; ours would be a second one. */
export const WalletHere: Story = {
  args: {
    methods: [{ code: 'gap', here: true }, { code: 's1' }],
    method: 'gap',
    fields: { kind: 'wallet', state: 'ready' },
  },
  parameters: { visual: { skip: 'the provider draws here' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[type="submit"]')).toBeNull();
  },
};
export const CardDeclined: Story = {
  ...failing('card_declined', 'cardDeclined'),
  parameters: { visual: { picture: 'state' } },
};
export const NotConfirmed: Story = {
  ...failing('not_confirmed', 'notConfirmed'),
  parameters: { visual: { skip: 'looks like CardDeclined' } },
};

export const PlanPurchased: Story = {
  args: { signedInEmail: 'marta@example.com', plan: { ...twelveMonths, owned: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      loaded.intl.formatMessage(messages.planPurchased),
    );
    await expect(submitOf(canvasElement)).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const China: Story = {
  args: { email: 'marta@example.com', error: 'not_available_in_country' },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      loaded.intl.formatMessage(messages.notAvailableInCountry),
    );
    await expect(submitOf(canvasElement)).toBeDisabled();
  },
};

/** The same failure twice: the focus comes back to it each time. */
export const FailsAgain: Story = {
  args: { email: 'marta@example.com', method: 's1' },
  parameters: { visual: { skip: 'Looks like NetworkError.' } },
  render: function Failing(args) {
    const [state, setState] = useState<{ busy: boolean; error: 'network' | null }>({
      busy: false,
      error: null,
    });
    return (
      <Choosing
        {...args}
        {...state}
        onSubmit={(order) => {
          args.onSubmit(order);
          setState({ busy: true, error: null });
          setTimeout(() => setState({ busy: false, error: 'network' }), 20);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    for (const times of [1, 2]) {
      await userEvent.click(submitOf(canvasElement));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
      await expect(within(canvasElement).getByRole('textbox')).toHaveValue('marta@example.com');
    }
  },
};

export const NoMethods: Story = {
  args: { methods: [], method: null },
  play: async ({ canvasElement }) => {
    await expect(submitOf(canvasElement)).toBeDisabled();
  },
};

export const ManyMethods: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    methods: [
      { code: 'pd' },
      { code: 'ps' },
      { code: 'subscription' },
      { code: 'rz' },
      { code: 's1' },
      { code: 'gap' },
      { code: 'tpa', label: 'Bank transfer' },
    ],
  },
};

/** An empty code is refused in words. */
export const CodeMissing: Story = {
  args: { email: 'marta@example.com', code: { applied: null, onApply: fn() } },
  parameters: { visual: { skip: 'An error of the field, as in Code.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: loaded.intl.formatMessage(messages.codeAsk) }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      loaded.intl.formatMessage(codeWordsMessages.missing),
    );
    await expect(args.code?.onApply).not.toHaveBeenCalled();
  },
};

/** The code field opens on request; Enter applies it and does not send the order. */
export const Code: Story = {
  args: { email: 'marta@example.com', code: { applied: null, refusal: 'used_up', onApply: fn() } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: loaded.intl.formatMessage(messages.codeAsk) }));
    const field = canvas.getByRole('textbox', { name: loaded.intl.formatMessage(messages.code) });
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(loaded.intl.formatMessage(codeWordsMessages.refusal, { why: 'used_up' })),
    );
    await userEvent.type(field, ' NORTH {Enter}');
    await expect(args.code?.onApply).toHaveBeenCalledWith('NORTH');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
  },
};

export const CodeAccepted: Story = {
  args: { email: 'marta@example.com', code: { applied: 'NORTH', onApply: fn() } },
  play: async ({ canvasElement, loaded }) => {
    const field = within(canvasElement).getByRole('textbox', {
      name: loaded.intl.formatMessage(messages.code),
    });
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(loaded.intl.formatMessage(messages.codeAccepted)),
    );
  },
};

/** A quote of the service has the day of the first charge, and the plan the length of its trial. */
export const Trial: Story = {
  args: {
    plan: { ...twelveMonths, trial: { productId: 'v2.12m.add30d', days: 30 } },
    quote: {
      ...sampleQuote(twelveMonths),
      total: { amount: 0, currency: 'USD' },
      trial: { first: twelveMonths.total, chargedAt: Date.UTC(2026, 11, 22, 23, 59, 59) },
    },
    method: 's1',
    now: Date.UTC(2026, 10, 22, 12),
  },
  parameters: { visual: { skip: 'Pages/Checkout, Trial.' } },
  play: async ({ canvasElement, loaded }) => {
    const pay = submitOf(canvasElement);
    const order = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
    // It has not begun.
    await expect(order).toHaveTextContent(/0[.,]00.*30.*2026.*45[.,]00/s);
    await expect(order).toHaveTextContent(loaded.intl.formatMessage(orderCardMessages.stopTrial));
    await expect(pay).toHaveTextContent(/0[.,]00/);
  },
};

const shortened = {
  plan: oneMonth,
  quote: {
    ...sampleQuote(oneMonth, 100),
    ends: Date.UTC(2027, 3, 11, 10),
    change: { until: Date.UTC(2027, 10, 26, 10), days: 108, shortens: true },
  },
};
const ends = { before: '2027-11-26T10:00:00.000Z', after: '2027-04-11T10:00:00.000Z' };

/** A change that takes paid time away: both ends, both sums, and a box to tick. */
export const Shorter: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    ...shortened,
    signedInEmail: 'marta@example.com',
    method: 's1',
    agreement: { agreed: false, onChange: fn() },
    now: Date.UTC(2026, 10, 22, 12),
  },
  play: async ({ args, canvas, canvasElement, loaded, userEvent }) => {
    const day = (at: string) => formatWholeDate(at, loaded.intl.locale as Language);
    const days = { before: day(ends.before), after: day(ends.after) };
    await expect(canvasElement.textContent).toContain(
      loaded.intl.formatMessage(orderCardMessages.replaces, { date: days.before, days: 108 }),
    );
    await expect(canvasElement.textContent).toContain(days.after);
    const box = canvas.getByRole('checkbox', { name: loaded.intl.formatMessage(messages.shorter, days) });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.agreement?.onChange).toHaveBeenCalledWith(true);
    box.blur();
  },
};

/** Nothing is taken away: both ends are said, and nobody is asked. */
export const Longer: Story = {
  args: {
    ...Shorter.args,
    quote: {
      ...sampleQuote(twelveMonths),
      ends: Date.UTC(2027, 10, 26),
      change: { until: Date.UTC(2026, 11, 26), days: 0, shortens: false },
    },
  },
  parameters: { visual: { skip: 'Shorter without its box.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const TestMode: Story = {
  args: { testMode: true, plan: oneMonth, quote: sampleQuote(oneMonth) },
  parameters: { visual: { skip: 'Looks like Default, with one sentence more.' } },
};
