import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate, formatMoney, type Language } from '@tern/i18n';
import { expect, fn, within } from 'storybook/test';
import { oneMonth, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';
import { sampleQuote } from './sampleQuotes.ts';

const meta = {
  parameters: { visual: { state: true } },
  title: 'Patterns/Checkout/OrderSummary',
  component: OrderSummary,
  args: { plan: twelveMonths, quote: sampleQuote(twelveMonths) },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  parameters: { visual: { dark: true, state: true } },
  play: async ({ canvasElement }) => {
    const amounts = within(canvasElement)
      .getAllByRole('definition')
      .map((node) => node.textContent ?? '');
    await expect(amounts).toHaveLength(3);
    await expect(amounts[1]).toContain('−');
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/119[.,]88/);
  },
};

export const FullPrice: Story = {
  args: { plan: oneMonth, quote: sampleQuote(oneMonth) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

const downgraded = {
  ...sampleQuote(oneMonth),
  lines: [
    ...sampleQuote(oneMonth).lines,
    { kind: 'credit' as const, amount: { amount: -899, currency: 'USD' as const } },
  ],
  total: { amount: 100, currency: 'USD' as const },
  kept: { days: 108, worth: { amount: 4500, currency: 'USD' as const } },
};

/** A shorter plan costs less than the rest of the old one is worth: days and money are kept. */
export const Downgrade: Story = {
  args: { plan: oneMonth, quote: downgraded },
  parameters: { visual: { state: true, variant: 'mobile' } },
  play: async ({ canvas, loaded }) => {
    const kept = loaded.intl.formatMessage(messages.kept, {
      days: 108,
      worth: formatMoney({ amount: 4500, currency: 'USD' }, loaded.intl.locale as Language),
    });
    await expect(canvas.getByText(kept)).toBeVisible();
  },
};

/** A plan that is paid before its free trial ends keeps the days of the trial. */
export const TrialPaidEarly: Story = {
  args: {
    quote: { ...sampleQuote(twelveMonths), kept: { days: 21, worth: { amount: 0, currency: 'USD' } } },
  },
  parameters: { visual: { skip: 'The same line as Downgrade, with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(loaded.intl.formatMessage(messages.keptDays, { days: 21 }))).toBeVisible();
  },
};

/** An upgrade credits the rest of the old plan; some places add tax. */
export const CreditAndTax: Story = {
  args: {
    quote: {
      id: 'q_upgrade',
      lines: [
        ...sampleQuote(twelveMonths).lines,
        { kind: 'credit', amount: { amount: -612, currency: 'USD' } },
        { kind: 'tax', amount: { amount: 778, currency: 'USD' }, percent: 20 },
      ],
      total: { amount: 4666, currency: 'USD' },
      expiresAt: Date.UTC(2026, 10, 21, 12),
    },
  },
};

/** A code that takes off more than the offer counts instead of it: the two are not added together. */
export const CodeInsteadOfOffer: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      lines: [
        ...sampleQuote(twelveMonths).lines,
        {
          kind: 'coupon',
          code: 'STUDENT',
          insteadOfOffer: true,
          amount: { amount: -1350, currency: 'USD' },
        },
      ],
      total: { amount: 3150, currency: 'USD' },
    },
  },
  parameters: { visual: { skip: 'The same line as CreditAndTax, with other words.' } },
  play: async ({ canvas, loaded }) => {
    const term = loaded.intl.formatMessage(messages.couponInstead, { code: 'STUDENT' });
    await expect(canvas.getByText(term)).toBeVisible();
  },
};

const shortened = {
  plan: oneMonth,
  quote: {
    ...downgraded,
    ends: '2027-04-11T10:00:00.000Z',
    change: { from: '2027-11-26T10:00:00.000Z', shortens: true },
  },
  agreement: { agreed: false, onChange: fn() },
};

/** A change that takes paid time away: both ends, both sums, and a box to tick. */
export const Shorter: Story = {
  args: shortened,
  parameters: { visual: { skip: 'The lines of Downgrade, and a box as in Checkbox.' } },
  play: async ({ args, canvas, canvasElement, loaded, userEvent }) => {
    const day = (at: string) => formatDate(at, loaded.intl.locale as Language, 'long');
    const days = { before: day('2027-11-26T10:00:00.000Z'), after: day('2027-04-11T10:00:00.000Z') };
    await expect(canvasElement).toHaveTextContent(loaded.intl.formatMessage(messages.change, days));
    const box = canvas.getByRole('checkbox', { name: loaded.intl.formatMessage(messages.shorter, days) });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.agreement?.onChange).toHaveBeenCalledWith(true);
  },
};
export const ShorterInArabic: Story = { ...Shorter, globals: { language: 'ar' } };

/** Nothing is taken away: both ends are said, and nobody is asked. */
export const Longer: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      ends: '2027-11-26T10:00:00.000Z',
      change: { from: '2026-12-26T10:00:00.000Z', shortens: false },
    },
  },
  parameters: { visual: { skip: 'The lines of Shorter without its box.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The plan of today is in another currency: its days go along, and both ends are said before anything is paid. */
export const OtherCurrency: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      kept: { days: 21, worth: { amount: 0, currency: 'EUR' } },
      ends: '2027-12-17T10:00:00.000Z',
      change: { from: '2026-12-17T10:00:00.000Z', shortens: false },
    },
  },
  parameters: { visual: { skip: 'The lines of Longer and of KeptDays.' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const day = (at: string) => formatDate(at, loaded.intl.locale as Language, 'long');
    const days = { before: day('2026-12-17T10:00:00.000Z'), after: day('2027-12-17T10:00:00.000Z') };
    await expect(canvasElement).toHaveTextContent(loaded.intl.formatMessage(messages.change, days));
    await expect(canvasElement).toHaveTextContent(/21|٢١/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A friend’s invitation counts, although the price is made by an offer. */
export const InvitationBesideOffer: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      origin: { kind: 'invite', code: '7K2M-9QXR', instead: 'offer' },
    },
  },
  parameters: { visual: { skip: 'A sentence under the total, as in KeptDays.' } },
  play: async ({ canvas, loaded }) => {
    const values = { kind: 'invite', code: '7K2M-9QXR', instead: 'offer' };
    await expect(canvas.getByText(loaded.intl.formatMessage(messages.origin, values))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { quote: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  },
};
