import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate, type Language } from '@tern/i18n';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyText } from '../storyText.ts';
import {
  PaymentInstrument,
  type PaymentInstrumentProps,
  type PaymentInstrumentReady,
} from './PaymentInstrument.tsx';
import { paymentInstrumentMessages as m } from './paymentInstrument.messages.ts';

const visa = {
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: { month: 4, year: 2029 },
  account: null,
} as const;

const next = { amount: { amount: 4500, currency: 'USD' }, at: '2027-09-01T08:00:00.000Z' } as const;

const ready: PaymentInstrumentReady = {
  instrument: visa,
  provider: 'Stripe',
  next,
  onChange: fn(async () => true),
  onLook: fn(),
};

const meta = {
  title: 'Patterns/Account/PaymentInstrument',
  component: PaymentInstrument,
  parameters: { visual: { skip: 'made of Card, Notice and Button, which have pictures' } },
  args: ready as PaymentInstrumentProps,
} satisfies Meta<typeof PaymentInstrument>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = (change: Partial<PaymentInstrumentReady>) => ({ ...ready, ...change }) as PaymentInstrumentProps;

/** The page of the provider opens, and the button is busy until then. */
export const InUse: Story = {
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.card, { brand: 'Visa', last4: '4242' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text(m.removeLabel) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text(m.changeLabel) }));
    await waitFor(() => expect(ready.onChange).toHaveBeenCalledOnce());
  },
};

/** The card is not good any more on the day of the next charge. */
export const EndsEarly: Story = {
  args: args({ endsEarly: true, instrument: { ...visa, expires: { month: 8, year: 2027 } } }),
  play: async ({ canvas, loaded, globals }) => {
    const date = formatDate(next.at, (globals.language ?? 'en') as Language, 'long');
    await expect(canvas.getByText(storyText(loaded)(m.endsEarly, { date }))).toBeVisible();
  },
};

/** The last charge failed: another card is charged with it. */
export const Overdue: Story = {
  args: args({ overdue: true, next: null }),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.paysOverdue), { exact: false })).toBeVisible();
  },
};

/** PayPal draws from what its buyer has chosen there. */
export const Paypal: Story = {
  args: args({
    provider: 'PayPal',
    instrument: {
      ...visa,
      kind: 'paypal',
      brand: null,
      last4: null,
      expires: null,
      account: 'm•••@mail.example',
    },
    onChange: undefined,
    providerHref: 'https://www.paypal.com/myaccount/autopay/',
  }),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.paypalAccount, { account: 'm•••@mail.example' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.there, { provider: 'PayPal' }) })).toHaveAttribute(
      'href',
      'https://www.paypal.com/myaccount/autopay/',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The provider does not tell. */
export const NotKnown: Story = {
  args: args({ instrument: null, provider: 'Paddle' }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.unknown))).toBeVisible();
  },
};

/** Another card was given: that is what the page was opened for. */
export const Changed: Story = {
  args: args({ returned: 'done' }),
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const card = text(m.card, { brand: 'Visa', last4: '4242' });
    await expect(canvas.getByText(text(m.done, { instrument: card }))).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[role="group"]')).toHaveFocus());
  },
};

/** The provider has not answered yet: it can be looked up once more. */
export const Waiting: Story = {
  args: args({ returned: 'waiting' }),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.look) }));
    await expect(ready.onLook).toHaveBeenCalledOnce();
  },
};

/** The person came back without giving a card. */
export const CameBack: Story = {
  args: args({ returned: 'unchanged' }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.unchanged))).toBeVisible();
  },
};

/** Nothing renews: it can be removed, and the focus goes to what became of it. */
export const Remove: Story = {
  args: args({ next: null, onChange: undefined, onRemove: fn(async () => true) }),
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.removeLabel) }));
    await expect(await canvas.findByText(text(m.removedNow))).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[role="group"]')).toHaveFocus());
  },
};

export const Removed: Story = {
  args: args({ instrument: null, removed: true, next: null, onChange: undefined }),
};

/** The provider does not respond: nothing has changed. */
export const Failed: Story = {
  args: args({ onChange: fn(async () => false) }),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.changeLabel) }));
    await expect(await canvas.findByText(text(m.failed))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text(m.changeLabel) })).toBeEnabled();
  },
};

export const Loading: Story = { args: { status: 'loading' } as PaymentInstrumentProps };

export const NotLoaded: Story = {
  args: { status: 'error', onLook: fn() } as unknown as PaymentInstrumentProps,
  play: async ({ canvas, args: shown }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((shown as unknown as PaymentInstrumentReady).onLook).toHaveBeenCalledOnce();
  },
};
